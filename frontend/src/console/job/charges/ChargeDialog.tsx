import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import {
  useAddJobChargeMutation,
  useChangeJobChargeMutation,
  type Charge,
} from '../../../api/invoicing/charges';
import { idempotent, ifMatch } from '../../../api/request/requestHeaders';
import { chargeSchema, type ChargeValues } from '../../../parts/charges/chargeForm';
import { useRecordForm } from '../../../ui/form/useRecordForm';
import { showServerProblems } from '../../../ui/form/serverProblems';
import { StaleNotice } from '../../../ui/form/StaleNotice';
import { useIntentKey } from '../../../ui/form/useIntentKey';
import { DialogForm } from '../../../ui/over/DialogForm';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { useToast } from '../../../ui/over/toast/useToast';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useTranslation } from '../../../ui/text/useTranslation';
import { ChargeFields } from './ChargeFields';
import { NO_CHARGE, toPayload, toValues } from './chargeValues';

interface ChargeDialogProps {
  jobId: number;
  /** Null for a new one. */
  charge: Charge | null;
  onClose: () => void;
}

/** Adds a charge to a job, of the price list or a free one, or changes one. */
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
  const { t } = useTranslation(['charges', 'common']);
  const toast = useToast();
  const errorText = useErrorText();
  const intent = useIntentKey();
  const [add, { isLoading }] = useAddJobChargeMutation();
  const form = useForm<ChargeValues>({
    resolver: zodResolver(chargeSchema),
    defaultValues: NO_CHARGE,
  });
  const submit = form.handleSubmit(async (values) => {
    if (isLoading) return;
    const { error } = await add({
      id: jobId,
      newCharge: toPayload(values),
      ...idempotent(intent.read()),
    });
    if (!error) {
      toast.success(t('added'));
      onClose();
      return;
    }
    toast.error(intent.isSpentBy(error) ? t('common:mayExist') : errorText(error));
    showServerProblems(error, values, form.setError);
  });
  return (
    <DialogForm
      submitLabel={t('add')}
      busyLabel={t('adding')}
      isBusy={isLoading}
      isDirty={form.formState.isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
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
  const { form, base, theirs, submit, isBusy, isDirty } = useRecordForm({
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
    <DialogForm
      submitLabel={t('save')}
      busyLabel={t('saving')}
      isBusy={isBusy}
      isDirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      {theirs && (
        <StaleNotice
          key={base.version}
          resource="job"
          id={base.jobId}
          theirs={theirs.flatMap(({ name, value }) =>
            name === 'itemId' ? [] : { label: t(`fields.${name}`), text: String(value ?? '') },
          )}
        />
      )}
      <FormProvider {...form}>
        <ChargeFields />
      </FormProvider>
    </DialogForm>
  );
}
