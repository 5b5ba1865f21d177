import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '../../../ui/button/Button';
import {
  useDismissRefusedOperationMutation,
  useListRefusedOperationsQuery,
  type RefusedOperation,
} from '../../../api/driverOperations';
import { useSession } from '../../../api/accounts/session';
import { useReportWords } from '../../../parts/report/useReportWords';
import { DataView } from '../../../ui/states/DataView';
import { useAct } from '../../../ui/record/useAct';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useOperationWords } from './useOperationWords';

/** Updates from drivers that the server refused, until a dispatcher dismisses them. */
export function RefusedUpdates({ jobId }: { jobId: number }) {
  const { t } = useTranslation('refusedUpdates');
  const query = useListRefusedOperationsQuery({ id: jobId });
  return (
    <DataView
      query={query}
      skeleton={null}
      isEmpty={(refused) => refused.length === 0}
      empty={null}
    >
      {(refused) => (
        <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
          <AlertTitle>{t('title')}</AlertTitle>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 4 }}>
            {refused.map((operation) => (
              <RefusedUpdate key={operation.id} jobId={jobId} operation={operation} />
            ))}
          </Box>
        </Alert>
      )}
    </DataView>
  );
}

/** Note and damage in words, so that they can be entered elsewhere before dismissal. */
function RefusedReport({ report }: { report: NonNullable<RefusedOperation['report']> }) {
  const { t } = useTranslation('refusedUpdates');
  const words = useReportWords();
  const { note, marks } = report;
  return (
    <>
      {note !== null && (
        <Typography sx={{ whiteSpace: 'pre-line' }}>{t('notes', { notes: note })}</Typography>
      )}
      {marks.map(({ code }, index) => (
        <Typography key={index}>{words.damage(code)}</Typography>
      ))}
    </>
  );
}

interface RefusedUpdateProps {
  jobId: number;
  operation: RefusedOperation;
}

function RefusedUpdate({ jobId, operation }: RefusedUpdateProps) {
  const { t } = useTranslation(['refusedUpdates', 'common']);
  const format = useFormat();
  const { may } = useSession();
  const words = useOperationWords();
  const act = useAct();
  const [dismiss, { isLoading }] = useDismissRefusedOperationMutation();
  const { id, driverName, notes, reason, vin, report, signer, code, message } = operation;
  const { tappedAt, receivedAt } = operation;
  const what = words.what(operation.type, operation.status);
  const handleDismiss = () =>
    void act({ send: () => dismiss({ id: jobId, operationId: id }), failed: () => t('failed') });
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 3, alignItems: 'flex-start', flexWrap: 'wrap' }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere', color: 'text.primary' }}>
        <Typography sx={{ fontWeight: 600 }}>{what}</Typography>
        <Typography>{words.reason(code, message)}</Typography>
        {reason !== null && <Typography>{t(`common:leftReason.${reason}`)}</Typography>}
        {vin && <Typography>{t('vin', { vin })}</Typography>}
        {signer && <Typography>{t('signer', { name: signer })}</Typography>}
        {report && <RefusedReport report={report} />}
        {notes !== null && (
          <Typography sx={{ whiteSpace: 'pre-line' }}>{t('notes', { notes })}</Typography>
        )}
        <Typography variant="caption" color="text.secondary">
          {t('when', {
            name: driverName,
            tapped: format.moment(tappedAt),
            received: format.moment(receivedAt),
          })}
        </Typography>
      </Box>
      {may('jobs:manage') && (
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          disabled={isLoading}
          aria-label={t('dismissLabel', { what })}
          onClick={handleDismiss}
        >
          {t('dismiss')}
        </Button>
      )}
    </Box>
  );
}
