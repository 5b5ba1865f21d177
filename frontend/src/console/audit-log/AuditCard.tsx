import type { AuditEntry } from '../../api/audit';
import { RecordCard } from '../../ui/list/RecordCard';
import { RowButton } from '../../ui/list/RowButton';
import { CutText } from '../../ui/text/CutText';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { useAuditWords } from './useAuditWords';

interface AuditCardProps {
  entry: AuditEntry;
  onOpen: (entry: AuditEntry) => void;
}

export function AuditCard({ entry, onOpen }: AuditCardProps) {
  const { t } = useTranslation('audit');
  const format = useFormat();
  const words = useAuditWords();
  const [what, record] = [words.what(entry), words.record(entry)];
  const where = [entry.address, words.device(entry)].filter(Boolean).join(' · ');
  return (
    <RecordCard
      label={what}
      foot={
        <RowButton
          icon="article"
          text={t('openShort')}
          label={t('open', { what, record })}
          opens="dialog"
          onPress={() => onOpen(entry)}
        />
      }
    >
      <CutText value={what} className="strong" />
      <CutText value={record} className="small" />
      <CutText value={`${words.who(entry)} · ${format.moment(entry.at)}`} className="small quiet" />
      <CutText value={where || '\u00a0'} className="small quiet" />
    </RecordCard>
  );
}
