import { useMemo } from 'react';
import { useReadNoticesMutation, type Notice } from '../../../api/notices';
import {
  useDismissCustomerNoticeMutation,
  useRetryCustomerNoticeMutation,
} from '../../../api/telling';
import { useOpenView } from '../../../parts/navigation/consoleViews';
import { useOpenJobPanel } from '../../../parts/navigation/jobPanel';
import { useAct } from '../../../ui/record/useAct';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useTranslation } from '../../../ui/text/useTranslation';
import { viewOfNotice } from './noticeViews';

export interface NoticeActions {
  readonly read: (notice: Notice) => void;
  readonly readAll: () => void;
  /** Opens the notice's subject and marks the notice as read. */
  readonly open: (notice: Notice) => void;
  /** Resends the customer message with this id. */
  readonly sendAgain: (id: number) => void;
  readonly leaveUnsent: (id: number) => void;
}

export function useNoticeActions(): NoticeActions {
  const { t } = useTranslation('notices');
  const act = useAct();
  const errorText = useErrorText();
  const openJob = useOpenJobPanel();
  const openView = useOpenView();
  const [send] = useReadNoticesMutation();
  const [retry] = useRetryCustomerNoticeMutation();
  const [dismiss] = useDismissCustomerNoticeMutation();
  return useMemo(() => {
    const failed = (sentence: string) => (error: unknown) => `${sentence} ${errorText(error)}`;
    const mark = (readNotices: { ids: number[] } | { all: true }, done?: string) =>
      void act({ send: () => send({ readNotices }), done, failed: failed(t('readFailed')) });
    return {
      sendAgain: (id) =>
        void act({ send: () => retry({ id }), done: t('sent'), failed: failed(t('sendFailed')) }),
      leaveUnsent: (id) =>
        void act({
          send: () => dismiss({ id }),
          done: t('dismissed'),
          failed: failed(t('dismissFailed')),
        }),
      read: ({ id }) => mark({ ids: [id] }),
      readAll: () => mark({ all: true }, t('allRead')),
      open: (notice) => {
        const { id, job, isRead, settledAt } = notice;
        const place = viewOfNotice(notice);
        if (!isRead && settledAt === null) mark({ ids: [id] });
        if (job !== null) openJob(job.id, 'details');
        else if (place) openView(place.view, place.params);
      },
    };
  }, [act, dismiss, errorText, openJob, openView, retry, send, t]);
}
