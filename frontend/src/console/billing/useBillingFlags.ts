import { useCallback, useRef } from 'react';
import { useChangeJobBillingMutation, type Job } from '../../api/jobs';
import { useJobPatch } from '../../api/cache/patchJob';
import { ifMatch } from '../../api/request/requestHeaders';
import { useToast } from '../../ui/over/toast/useToast';
import { useTranslation } from '../../ui/text/useTranslation';

export type BillingFlag = 'hasDriverReport' | 'billingComplete';

/**
 * Switches a flag: shown at once, undone when the server refuses. Changes of one job follow each
 * other, so that the second is sent with the version that the first has made.
 */
export function useBillingFlags() {
  const { t } = useTranslation('billing');
  const toast = useToast();
  const patchJob = useJobPatch();
  const [changeBilling] = useChangeJobBillingMutation();
  const inTurn = useRef(new Map<number, Promise<number | null>>());

  return useCallback(
    async ({ id, jobId, version }: Job, flag: BillingFlag, isOn: boolean) => {
      const jobBillingChange = { [flag]: isOn };
      const undo = patchJob(id, (shown) => Object.assign(shown, jobBillingChange));
      const send = async (newer: number | null): Promise<number | null> => {
        const { data, error } = await changeBilling({
          id,
          jobBillingChange,
          ...ifMatch(newer ?? version),
        });
        if (error) {
          undo();
          toast.error(t('failed'));
          return newer;
        }
        patchJob(id, (shown) => {
          shown.version = data.version;
        });
        toast.show({
          title: t('doneTitle'),
          description: t(`done.${flag}.${isOn}`, { job: jobId }),
        });
        return data.version;
      };
      const turn = (inTurn.current.get(id) ?? Promise.resolve(null)).then(send);
      inTurn.current.set(id, turn);
      await turn;
      if (inTurn.current.get(id) === turn) inTurn.current.delete(id);
    },
    [changeBilling, patchJob, t, toast],
  );
}
