import { useMemo } from 'react';
import type { AuditEntry } from '../../api/audit';
import { RowButton, RowIconButton } from '../../ui/list/RowButton';
import type { RecordColumn } from '../../ui/list/recordColumn';
import { CutText } from '../../ui/text/CutText';
import { useTexts } from '../../ui/text/useTexts';
import { useAuditWords } from './useAuditWords';

/** Two lines in each row. */
function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <>
      <div className="cut" title={first}>
        {first}
      </div>
      <div className="cut caption quiet second-line" title={second}>
        {second}
      </div>
    </>
  );
}

export function useAuditColumns(
  onOpen: (entry: AuditEntry) => void,
): RecordColumn<AuditEntry, 'at'>[] {
  const { t, format } = useTexts('audit');
  const words = useAuditWords();
  return useMemo(() => {
    const opener = (entry: AuditEntry) => ({
      icon: 'article' as const,
      label: t('open', { what: words.what(entry), record: words.record(entry) }),
      opens: 'dialog' as const,
      onPress: () => onOpen(entry),
    });
    const placeOf = (entry: AuditEntry) =>
      [entry.address, words.device(entry)].filter(Boolean).join(' · ');
    return [
      {
        id: 'at',
        header: t('columns.at'),
        width: '11.5rem',
        sort: 'at',
        firstOrder: 'desc',
        cell: ({ at }) => <span className="one-line">{format.moment(at)}</span>,
      },
      {
        id: 'who',
        header: t('columns.who'),
        cell: (entry) => <CutText value={words.who(entry)} onTwoLines />,
      },
      {
        id: 'what',
        header: t('columns.what'),
        width: 'minmax(0, 1.5fr)',
        cell: (entry) => <TwoLines first={words.what(entry)} second={words.record(entry)} />,
        card: 'block',
        cardCell: (entry) => (
          <>
            <CutText value={words.what(entry)} className="strong" />
            <CutText value={words.record(entry)} className="small" />
            <CutText
              value={`${format.moment(entry.at)} · ${words.who(entry)}`}
              className="small quiet"
            />
            <CutText value={placeOf(entry) || '\u00a0'} className="small quiet" />
          </>
        ),
      },
      {
        id: 'where',
        header: t('columns.where'),
        cell: (entry) => <TwoLines first={entry.address ?? ''} second={words.device(entry)} />,
      },
      {
        id: 'details',
        header: t('columns.details'),
        width: '5rem',
        align: 'right',
        cell: (entry) => (
          <span className="row-actions row-actions-end">
            <RowIconButton {...opener(entry)} tip={t('openShort')} />
          </span>
        ),
        card: 'foot',
        cardCell: (entry) => <RowButton {...opener(entry)} text={t('openShort')} />,
      },
    ];
  }, [format, onOpen, t, words]);
}
