import { ifMatch } from '../../api/request/requestHeaders';
import {
  type RecurringJob,
  useChangeRecurringJobMutation,
  useDeleteRecurringJobMutation,
  useRetryDateMutation,
  useSkipDateMutation,
  useUnskipDateMutation,
} from '../../api/jobs/series';
import { useConfirm } from '../../ui/over/confirm/useConfirm';
import { useToast } from '../../ui/over/toast/useToast';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTranslation } from '../../ui/text/useTranslation';

/** Pauses, ends and deletes a series, and resolves its single dates. */
export function useSeriesChanges({ id, name, version }: RecurringJob) {
  const { t } = useTranslation('recurring');
  const confirm = useConfirm();
  const toast = useToast();
  const errorText = useErrorText();
  const [change] = useChangeRecurringJobMutation();
  const [remove] = useDeleteRecurringJobMutation();
  const [skip] = useSkipDateMutation();
  const [unskip] = useUnskipDateMutation();
  const [retry] = useRetryDateMutation();
  const tell = (error: unknown, done: string) => {
    if (error) toast.error(errorText(error));
    else toast.success(done);
  };
  const setState = async (state: RecurringJob['state'], done: string) => {
    const { error } = await change({ id, recurringJobChanges: { state }, ...ifMatch(version) });
    tell(error, done);
  };
  const askToEnd = async () => {
    const isSure = await confirm({
      ...{ title: t('askEnd.title', { name }), text: t('askEnd.text') },
      ...{ confirmLabel: t('askEnd.confirm'), destructive: true },
    });
    if (isSure) await setState('ended', t('ended'));
  };
  const askToDelete = async () => {
    const isSure = await confirm({
      ...{ title: t('askDelete.title', { name }), text: t('askDelete.text') },
      ...{ confirmLabel: t('askDelete.confirm'), destructive: true },
    });
    if (!isSure) return;
    const { error } = await remove({ id, ...ifMatch(version) });
    tell(error, t('askDelete.done'));
  };
  const ofDate = (settle: typeof skip) => async (date: string) => {
    const { error } = await settle({ id, seriesDate: { date } });
    tell(error, t('done'));
  };
  return {
    pause: () => setState('paused', t('paused')),
    resume: () => setState('on', t('resumed')),
    askToEnd,
    askToDelete,
    skipDate: ofDate(skip),
    unskipDate: ofDate(unskip),
    retryDate: ofDate(retry),
  };
}
