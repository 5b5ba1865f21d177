import { ifMatch } from '../../api/request/requestHeaders';
import {
  type RecurringJob,
  useChangeRecurringJobMutation,
  useDeleteRecurringJobMutation,
  useRetryDateMutation,
  useSkipDateMutation,
  useUnskipDateMutation,
} from '../../api/jobs/series';
import { useAct } from '../../ui/record/useAct';
import { useTranslation } from '../../ui/text/useTranslation';

/** Pauses, ends and deletes a series, and resolves its single dates. */
export function useSeriesChanges({ id, name, version }: RecurringJob) {
  const { t } = useTranslation('recurring');
  const act = useAct();
  const [change] = useChangeRecurringJobMutation();
  const [remove] = useDeleteRecurringJobMutation();
  const [skip] = useSkipDateMutation();
  const [unskip] = useUnskipDateMutation();
  const [retry] = useRetryDateMutation();
  const ask = (action: 'askEnd' | 'askDelete') => ({
    title: t(`${action}.title`, { name }),
    text: t(`${action}.text`),
    confirmLabel: t(`${action}.confirm`),
    destructive: true,
  });
  const setState = (state: RecurringJob['state']) =>
    change({ id, recurringJobChanges: { state }, ...ifMatch(version) });
  const ofDate = (settle: typeof skip) => (date: string) =>
    act({ send: () => settle({ id, seriesDate: { date } }), done: t('done') });
  return {
    pause: () => act({ send: () => setState('paused'), done: t('paused') }),
    resume: () => act({ send: () => setState('on'), done: t('resumed') }),
    askToEnd: () => act({ ask: ask('askEnd'), send: () => setState('ended'), done: t('ended') }),
    askToDelete: () =>
      act({
        ask: ask('askDelete'),
        send: () => remove({ id, ...ifMatch(version) }),
        done: t('askDelete.done'),
      }),
    skipDate: ofDate(skip),
    unskipDate: ofDate(unskip),
    retryDate: ofDate(retry),
  };
}
