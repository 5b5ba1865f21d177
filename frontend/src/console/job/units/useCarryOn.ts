import { useCarryJobOnMutation, type Job } from '../../../api/jobs/jobs';
import { ifMatch } from '../../../api/request/requestHeaders';
import { useDetailsFromHere } from '../../../parts/navigation/jobPanel';
import { useToast } from '../../../ui/over/toast/useToast';
import { useTranslation } from '../../../ui/text/useTranslation';

/** Rebooks the left units in a new job; the toast links to it. */
export function useCarryOn() {
  const { t } = useTranslation(['jobDetails', 'common']);
  const toast = useToast();
  const detailsFromHere = useDetailsFromHere();
  const [carryJobOn, { isLoading }] = useCarryJobOnMutation();
  const carryOn = async ({ id, version, jobId }: Job): Promise<void> => {
    const { data: made } = await carryJobOn({ id, ...ifMatch(version) });
    if (!made) {
      toast.error(t('left.carryFailed'), jobId);
      return;
    }
    const href = detailsFromHere(made.id);
    const action = href === null ? {} : { action: { label: t('common:toast.view'), href } };
    toast.success(t('left.carried', { job: made.jobId }), action);
  };
  return { carryOn, isBusy: isLoading };
}
