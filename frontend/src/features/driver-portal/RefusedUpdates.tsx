import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { REFUSALS, type RefusalCode } from '@dispatch/domain/driver-operation';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat';
import type { Operation } from '../../lib/offline/operation';
import { CallDispatch } from './CallDispatch';
import { useQueue, useQueueState } from './offline/queueContext';

/** What the server will never do, with the reason, until the driver puts it away. */
export function RefusedUpdates({ jobId }: { jobId?: number }) {
  const { refused } = useQueueState();
  const shown = refused.filter((operation) => jobId === undefined || operation.jobId === jobId);
  return shown.map((operation) => <RefusedUpdate key={operation.id} operation={operation} />);
}

function RefusedUpdate({ operation }: { operation: Operation }) {
  const { t } = useTranslation(['driver', 'common']);
  const format = useFormat();
  const queue = useQueue();
  const reason = useRefusalText(operation);
  const { id, jobName, type, status, notes, tappedAt } = operation;
  const what =
    type === 'note' ? t('refused.note') : t(`common:driverStatus.${status ?? 'delivered'}`);
  return (
    <Stack
      component="section"
      role="alert"
      aria-label={t('refused.title', { job: jobName })}
      sx={({ vars }) => ({
        gap: 2,
        p: 4,
        borderRadius: 2,
        bgcolor: vars.palette.surface.raised,
        border: `2px solid ${vars.palette.surface.inputEdge}`,
      })}
    >
      <Typography variant="h3" component="h2">
        {t('refused.title', { job: jobName })}
      </Typography>
      <Typography>{t('refused.what', { what, time: format.moment(tappedAt, 'time') })}</Typography>
      <Typography sx={{ fontWeight: 600 }}>{reason}</Typography>
      {notes && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {t('refused.notes', { notes })}
        </Typography>
      )}
      <CallDispatch variant="outlined" />
      <Button color="secondary" variant="outlined" onClick={() => void queue.dismiss(id)}>
        {t('refused.dismiss')}
      </Button>
    </Stack>
  );
}

/** In the driver's language where the reason is known, else the server's own sentence. */
function useRefusalText({ refusal }: Operation): string {
  const { t } = useTranslation('driver');
  const code = REFUSAL_CODES.find((known) => known === refusal?.code);
  return code ? t(`refused.reason.${code}`) : (refusal?.message ?? t('failed'));
}

const REFUSAL_CODES = Object.keys(REFUSALS) as RefusalCode[]; // keys of a constant
