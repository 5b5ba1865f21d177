import { useMemo } from 'react';
import type { Notice } from '../../../api/notices';
import type { RecordColumn } from '../../../ui/list/recordColumn';
import { RowButton, RowIconButton } from '../../../ui/list/RowButton';
import { CutText } from '../../../ui/text/CutText';
import { useTexts } from '../../../ui/text/useTexts';
import { NoticeText } from './NoticeText';
import { useNoticeButtons } from './noticeButtons';
import type { NoticeActions } from './useNoticeActions';
import { useNoticeWords } from './useNoticeWords';

export function useNoticeColumns(actions: NoticeActions): RecordColumn<Notice>[] {
  const { t, format } = useTexts('notices');
  const words = useNoticeWords();
  const buttonsOf = useNoticeButtons(actions);
  return useMemo(
    () => [
      {
        id: 'what',
        header: t('columns.what'),
        width: 'minmax(0, 2fr)',
        cell: (notice) => <NoticeText notice={notice} />,
        card: 'block',
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
        card: 'block',
        cardCell: (notice) => (
          <CutText
            value={[words.job(notice), words.route(notice)].filter(Boolean).join(' · ') || '\u00a0'}
            className="small notice-beside"
          />
        ),
      },
      {
        id: 'raised',
        header: t('columns.raised'),
        width: '11.5rem',
        hideBelow: 'lg',
        cell: ({ raisedAt }) => <span className="one-line">{format.moment(raisedAt)}</span>,
        card: 'block',
        cardCell: ({ raisedAt }) => (
          <CutText value={format.moment(raisedAt)} className="small quiet notice-beside" />
        ),
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
        card: 'foot',
        cardCell: (notice) => (
          <div className="wrap-row">
            {buttonsOf(notice).map((button) => (
              <RowButton key={button.label} {...button} />
            ))}
          </div>
        ),
      },
    ],
    [buttonsOf, format, t, words],
  );
}
