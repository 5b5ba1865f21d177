import { zodResolver } from '@hookform/resolvers/zod';
import {
  useAddJobChargeMutation,
  useChangeJobChargeMutation,
  type Charge,
} from '../../../api/invoicing/charges';
import { ifMatch } from '../../../api/request/requestHeaders';
import { chargeSchema } from '../../../parts/charges/chargeForm';
import { NewRecordDialog } from '../../../ui/record/NewRecordDialog';
import { RecordDialog } from '../../../ui/record/RecordDialog';
import { useTranslation } from '../../../ui/text/useTranslation';
import { ChargeFields } from './ChargeFields';
import { NO_CHARGE, toPayload, toValues } from './chargeValues';

interface ChargeDialogProps {
  jobId: number;
  /** Null for a new charge. */
  charge: Charge | null;
  onClose: () => void;
}

/** Adds a charge to a job, from the price list or free, or edits one. */
export function ChargeDialog({ jobId, charge, onClose }: ChargeDialogProps) {
  return charge ? (
    <EditCharge charge={charge} onClose={onClose} />
  ) : (
    <AddCharge jobId={jobId} onClose={onClose} />
  );
}

function AddCharge({ jobId, onClose }: { jobId: number; onClose: () => void }) {
  const { t } = useTranslation('charges');
  const [add] = useAddJobChargeMutation();
  return (
    <NewRecordDialog
      texts={{ title: t('add'), submit: t('add'), busy: t('adding'), done: t('added') }}
      place={`job-${jobId}-new-charge`}
      resolver={zodResolver(chargeSchema)}
      defaultValues={NO_CHARGE}
      send={(values, once) => add({ id: jobId, newCharge: toPayload(values), ...once })}
      onClose={onClose}
    >
      <ChargeFields isNew />
    </NewRecordDialog>
  );
}

function EditCharge({ charge, onClose }: { charge: Charge; onClose: () => void }) {
  const { t } = useTranslation('charges');
  const [change] = useChangeJobChargeMutation();
  const { id: chargeId, jobId: id } = charge;
  return (
    <RecordDialog
      texts={{ title: t('edit'), submit: t('save'), busy: t('saving'), done: t('updated') }}
      record={charge}
      place={`charge-${chargeId}`}
      resolver={zodResolver(chargeSchema)}
      toValues={toValues}
      save={(values, { version }) => {
        const { itemId: _item, ...chargeChanges } = toPayload(values);
        return change({ id, chargeId, chargeChanges, ...ifMatch(version) });
      }}
      subject={{ resource: 'job', id }}
      inWords={({ name, value }) =>
        name === 'itemId' ? null : { label: t(`fields.${name}`), text: String(value ?? '') }
      }
      onClose={onClose}
    >
      <ChargeFields />
    </RecordDialog>
  );
}
