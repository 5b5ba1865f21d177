import { useEffect, useMemo, useRef } from 'react';
import type { Job } from '../../api/jobs/jobs';
import { showLiveChanges, type ShowChanges } from '../../api/live/liveChanges';
import { useLiveFeed } from '../../api/live/liveFeed';
import { tellNewNotes } from '../../api/live/newNotes';
import { useJobPanelHref } from '../../parts/navigation/jobPanel';
import { useToast } from '../../ui/over/toast/useToast';
import { useTranslation } from '../../ui/text/useTranslation';

/** Keeps the lists up to date and announces drivers' notes. */
export function useLiveConsole(): void {
  const { t } = useTranslation('console');
  const toast = useToast();
  const hrefOf = useJobPanelHref();
  const tell = (job: Job, actions: readonly string[]) => {
    const driver = job.driver?.name ?? t('note.driver');
    const ofNote = job.status === 'delivered' ? 'delivered' : 'road';
    const isAnyway = actions.includes('job.unit-loaded-anyway');
    const isDamaged = actions.includes('job.unit-damaged');
    const kind = isDamaged ? 'damaged' : isAnyway ? 'loadedAnyway' : ofNote;
    toast.show({
      title: t(`note.${kind}`, { job: job.jobId, driver }),
      action: { label: t('note.open'), href: hrefOf(job.id, 'details') },
    });
  };
  // A ref, so that changes of language or address do not reconnect the feed.
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  const show = useMemo(
    (): ShowChanges => (changes) => async (dispatch) => {
      await dispatch(showLiveChanges(changes));
      await dispatch(tellNewNotes(changes, (...news) => latest.current(...news)));
    },
    [],
  );
  useLiveFeed(show);
}
