import { useCallback, useMemo } from 'react';
import { useReadNoticesMutation, type Notice } from '../../api/notices';
import {
  useDismissCustomerNoticeMutation,
  useRetryCustomerNoticeMutation,
} from '../../api/telling';
import { useOpenView } from '../../parts/navigation/consoleViews';
import { useOpenJobPanel } from '../../parts/navigation/jobPanel';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';
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
  const toast = useToast();
  const errorText = useErrorText();
  const openJob = useOpenJobPanel();
  const openView = useOpenView();
  const [send] = useReadNoticesMutation();
  const [retry] = useRetryCustomerNoticeMutation();
  const [dismiss] = useDismissCustomerNoticeMutation();
  const mark = useCallback(
    async (readNotices: { ids: number[] } | { all: true }) => {
      const { error } = await send({ readNotices });
      if (error) toast.error(`${t('readFailed')} ${errorText(error)}`);
      return error === undefined;
    },
    [errorText, send, t, toast],
  );
  const tell = useCallback(
    ({ error }: { error?: unknown }, done: string, failed: string) => {
      if (error === undefined) toast.success(done);
      else toast.error(`${failed} ${errorText(error)}`);
    },
    [errorText, toast],
  );
  return useMemo(
    () => ({
      sendAgain: (id) =>
        void retry({ id }).then((answer) => tell(answer, t('sent'), t('sendFailed'))),
      leaveUnsent: (id) =>
        void dismiss({ id }).then((answer) => tell(answer, t('dismissed'), t('dismissFailed'))),
      read: ({ id }) => void mark({ ids: [id] }),
      readAll: () =>
        void mark({ all: true }).then((isDone) => {
          if (isDone) toast.success(t('allRead'));
        }),
      open: (notice) => {
        const { id, job, isRead, settledAt } = notice;
        const place = viewOfNotice(notice);
        if (!isRead && settledAt === null) void mark({ ids: [id] });
        if (job !== null) openJob(job.id, 'details');
        else if (place) openView(place.view);
      },
    }),
    [dismiss, mark, openJob, openView, retry, t, tell, toast],
  );
}
