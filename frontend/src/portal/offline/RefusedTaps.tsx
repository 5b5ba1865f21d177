import { REFUSALS, type RefusalCode } from '@dispatch/domain/jobs/driver-operation';
import { Button } from '../../ui/button/Button';
import { useFormat } from '../../ui/text/useFormat';
import type { Operation } from './queue/operation';
import { useTranslation } from '../../ui/text/useTranslation';
import { CallDispatch } from '../shell/CallDispatch';
import '../job/job.css';
import { useQueue, useQueueState } from './queueContext';

/** Updates that the server refused for good, with the reason, until the driver dismisses them. */
export function RefusedTaps({ jobId }: { jobId?: number }) {
  const { refused } = useQueueState();
  const shown = refused.filter((operation) => jobId === undefined || operation.jobId === jobId);
  return shown.map((operation) => <RefusedUpdate key={operation.id} operation={operation} />);
}

function RefusedUpdate({ operation }: { operation: Operation }) {
  const { t } = useTranslation(['driver', 'common']);
  const format = useFormat();
  const queue = useQueue();
  const reason = useRefusalText(operation);
  const { id, jobName, type, status, vin, report, signature, tappedAt } = operation;
  const notes = operation.notes ?? report?.note;
  const what =
    type === 'status' || type === 'complete'
      ? t(`common:driverStatus.${status ?? 'delivered'}`)
      : t(`refused.${type}`);
  return (
    <section
      className="driver-notice"
      role="alert"
      aria-label={t('refused.title', { job: jobName })}
    >
      <h2 className="type-h3">{t('refused.title', { job: jobName })}</h2>
      <p className="type-body">
        {t('refused.what', { what, time: format.moment(tappedAt, 'time') })}
      </p>
      <p className="type-body type-strong">{reason}</p>
      {vin && <p className="type-body">{t('refused.vin', { vin })}</p>}
      {signature?.name && (
        <p className="type-body breakable">{t('refused.signer', { name: signature.name })}</p>
      )}
      {notes && <p className="type-body as-written breakable">{t('refused.notes', { notes })}</p>}
      <CallDispatch variant="outlined" />
      <Button color="secondary" variant="outlined" onClick={() => void queue.dismiss(id)}>
        {t('refused.dismiss')}
      </Button>
    </section>
  );
}

/** In the driver's language if the reason is known, else the server's message. */
function useRefusalText({ refusal }: Operation): string {
  const { t } = useTranslation('driver');
  const code = REFUSAL_CODES.find((known) => known === refusal?.code);
  return code ? t(`refused.reason.${code}`) : (refusal?.message ?? t('failed'));
}

const REFUSAL_CODES = Object.keys(REFUSALS) as RefusalCode[]; // keys of a constant
