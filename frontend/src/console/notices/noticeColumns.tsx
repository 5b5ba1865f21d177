import { useMemo } from 'react';
import type { Notice } from '../../api/notices';
import type { RecordColumn } from '../../ui/list/recordColumn';
import { RowIconButton } from '../../ui/list/RowButton';
import { CutText } from '../../ui/text/CutText';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { NoticeText } from './NoticeText';
import { useNoticeButtons } from './noticeButtons';
import type { NoticeActions } from './useNoticeActions';
import { useNoticeWords } from './useNoticeWords';

export function useNoticeColumns(actions: NoticeActions): RecordColumn<Notice, 'urgency'>[] {
  const { t } = useTranslation('notices');
  const format = useFormat();
  const words = useNoticeWords();
  const buttonsOf = useNoticeButtons(actions);
  return useMemo(
    () => [
      {
        id: 'what',
        header: t('columns.what'),
        width: 'minmax(0, 2fr)',
        cell: (notice) => <NoticeText notice={notice} />,
      },
      {
        id: 'job',
        header: t('columns.job'),
        cell: (notice) =>
          notice.job && (
            <>
              <CutText value={words.job(notice)} className="strong" />
              <CutText value={words.route(notice)} className="small quiet" />
            </>
          ),
      },
      {
        id: 'raised',
        header: t('columns.raised'),
        width: '11.5rem',
        hideBelow: 'lg',
        cell: ({ raisedAt }) => <span className="one-line">{format.moment(raisedAt)}</span>,
      },
      {
        id: 'actions',
        header: t('columns.actions'),
        width: '10rem',
        align: 'right',
        cell: (notice) => (
          <span className="row-actions row-actions-end">
            {buttonsOf(notice).map(({ text, ...button }) => (
              <RowIconButton key={button.label} {...button} tip={text} />
            ))}
          </span>
        ),
      },
    ],
    [buttonsOf, format, t, words],
  );
}
