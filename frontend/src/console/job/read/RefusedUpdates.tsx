import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
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
import { useTexts } from '../../../ui/text/useTexts';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useOperationWords } from './useOperationWords';
import './read.css';

/** Updates from drivers that the server refused, until a dispatcher dismisses them. */
export function RefusedUpdates({ jobId }: { jobId: number }) {
  const { t } = useTranslation('refusedUpdates');
  const query = useListRefusedOperationsQuery({ id: jobId });
  return (
    <DataView query={query} skeleton={null} empty={null}>
      {(refused) => (
        <Alert severity="warning">
          <AlertTitle>{t('title')}</AlertTitle>
          <ul className="plain-list stack">
            {refused.map((operation) => (
              <RefusedUpdate key={operation.id} jobId={jobId} operation={operation} />
            ))}
          </ul>
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
      {note !== null && <p className="type-body as-written">{t('notes', { notes: note })}</p>}
      {marks.map(({ code }, index) => (
        <p key={index} className="type-body">
          {words.damage(code)}
        </p>
      ))}
    </>
  );
}

interface RefusedUpdateProps {
  jobId: number;
  operation: RefusedOperation;
}

function RefusedUpdate({ jobId, operation }: RefusedUpdateProps) {
  const { t, format } = useTexts(['refusedUpdates', 'common']);
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
    <li className="wrap-row gap-12 refused">
      <div className="refused-words ink breakable">
        <p className="type-body type-strong">{what}</p>
        <p className="type-body">{words.reason(code, message)}</p>
        {reason !== null && <p className="type-body">{t(`common:leftReason.${reason}`)}</p>}
        {vin && <p className="type-body">{t('vin', { vin })}</p>}
        {signer && <p className="type-body">{t('signer', { name: signer })}</p>}
        {report && <RefusedReport report={report} />}
        {notes !== null && <p className="type-body as-written">{t('notes', { notes })}</p>}
        <span className="type-caption quiet">
          {t('when', {
            name: driverName,
            tapped: format.moment(tappedAt),
            received: format.moment(receivedAt),
          })}
        </span>
      </div>
      {may('jobs:manage') && (
        <Button
          isMinor
          disabled={isLoading}
          aria-label={t('dismissLabel', { what })}
          onClick={handleDismiss}
        >
          {t('dismiss')}
        </Button>
      )}
    </li>
  );
}
