import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider } from 'react-hook-form';
import {
  useAddJobChargeMutation,
  useChangeJobChargeMutation,
  type Charge,
} from '../../../api/invoicing/charges';
import { ifMatch } from '../../../api/request/requestHeaders';
import { chargeSchema } from '../../../parts/charges/chargeForm';
import { useRecordForm } from '../../../ui/form/sending/useRecordForm';
import { StaleNotice } from '../../../ui/form/sending/StaleNotice';
import { DialogForm } from '../../../ui/over/DialogForm';
import { useSendForm } from '../../../ui/form/sending/useSendForm';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { useToast } from '../../../ui/over/toast/useToast';
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
  const { t } = useTranslation('charges');
  return (
    <DialogFrame title={t(charge ? 'edit' : 'add')} onClose={onClose}>
      {charge ? (
        <EditForm charge={charge} onClose={onClose} />
      ) : (
        <AddForm jobId={jobId} onClose={onClose} />
      )}
    </DialogFrame>
  );
}

function AddForm({ jobId, onClose }: { jobId: number; onClose: () => void }) {
  const { t } = useTranslation('charges');
  const toast = useToast();
  const [add] = useAddJobChargeMutation();
  const { form, sending } = useSendForm({
    place: `job-${jobId}-new-charge`,
    resolver: zodResolver(chargeSchema),
    defaultValues: NO_CHARGE,
    send: (values, once) => add({ id: jobId, newCharge: toPayload(values), ...once }),
    onSent: () => {
      toast.success(t('added'));
      onClose();
    },
  });
  return (
    <DialogForm {...sending} submitLabel={t('add')} busyLabel={t('adding')} onClose={onClose}>
      <FormProvider {...form}>
        <ChargeFields isNew />
      </FormProvider>
    </DialogForm>
  );
}

function EditForm({ charge, onClose }: { charge: Charge; onClose: () => void }) {
  const { t } = useTranslation('charges');
  const toast = useToast();
  const [change] = useChangeJobChargeMutation();
  const { form, base, theirs, sending } = useRecordForm({
    place: `charge-${charge.id}`,
    record: charge,
    resolver: zodResolver(chargeSchema),
    toValues,
    save: (values, { jobId: id, id: chargeId, version }) => {
      const { itemId: _item, ...chargeChanges } = toPayload(values);
      return change({ id, chargeId, chargeChanges, ...ifMatch(version) });
    },
    onSaved: () => {
      toast.success(t('updated'));
      onClose();
    },
  });
  return (
    <DialogForm {...sending} submitLabel={t('save')} busyLabel={t('saving')} onClose={onClose}>
      <StaleNotice
        resource="job"
        id={base.jobId}
        version={base.version}
        theirs={theirs}
        inWords={({ name, value }) =>
          name === 'itemId' ? null : { label: t(`fields.${name}`), text: String(value ?? '') }
        }
      />
      <FormProvider {...form}>
        <ChargeFields />
      </FormProvider>
    </DialogForm>
  );
}
