import type { WebhookAttempt } from '../../../api/webhooks';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useDeliveryWords } from './useDeliveryWords';

/** All delivery attempts of an event, newest first. */
export function AttemptList({ attempts }: { attempts: readonly WebhookAttempt[] }) {
  const { t } = useTranslation('webhooks');
  const { moment, number } = useFormat();
  const words = useDeliveryWords();
  if (attempts.length === 0) return <p className="quiet">{t('delivery.none')}</p>;
  return (
    <ol className="plain-list stack gap-12 webhook-attempts" aria-label={t('delivery.attempts')}>
      {attempts.map(({ id, at, durationMs, address, status, problem, answer }) => (
        <li key={id}>
          <p className="strong">
            {status === null ? t('delivery.noAnswer') : t('log.answered', { status })}
          </p>
          <p className="small quiet">
            {[moment(at), t('delivery.took', { ms: number(durationMs) }), address].join(' · ')}
          </p>
          {status === null && problem !== null && <p className="small">{words.problem(problem)}</p>}
          {answer !== null && <pre className="small webhook-body">{answer}</pre>}
        </li>
      ))}
    </ol>
  );
}
