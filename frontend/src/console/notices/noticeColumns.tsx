import { useMemo } from 'react';
import type { Notice } from '../../api/notices';
import type { RecordColumn } from '../../ui/list/recordColumn';
import { RowIconButton } from '../../ui/list/RowButton';
import { CutText } from '../../ui/text/CutText';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { NoticeText } from './NoticeText';
import { viewOfNotice } from './noticeViews';
import type { NoticeActions } from './useNoticeActions';
import { useNoticeWords } from './useNoticeWords';

export function useNoticeColumns({ open, read }: NoticeActions): RecordColumn<Notice, 'urgency'>[] {
  const { t } = useTranslation('notices');
  const format = useFormat();
  const words = useNoticeWords();
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
        width: '6rem',
        align: 'right',
        cell: (notice) => {
          const what = words.what(notice);
          const name = String(notice.details['name'] ?? '');
          const place = viewOfNotice(notice);
          return (
            <span className="row-actions row-actions-end">
              {!notice.isRead && notice.settledAt === null && (
                <RowIconButton
                  icon="check"
                  label={t('readNamed', { what })}
                  tip={t('read')}
                  onPress={() => read(notice)}
                />
              )}
              {notice.job && (
                <RowIconButton
                  icon="article"
                  label={t('openJobNamed', { job: words.job(notice), what })}
                  tip={t('openJob')}
                  opens="dialog"
                  onPress={() => open(notice)}
                />
              )}
              {place && (
                <RowIconButton
                  icon={place.icon}
                  label={t(`${place.text}Named`, { name })}
                  tip={t(place.text)}
                  onPress={() => open(notice)}
                />
              )}
            </span>
          );
        },
      },
    ],
    [format, open, read, t, words],
  );
}
