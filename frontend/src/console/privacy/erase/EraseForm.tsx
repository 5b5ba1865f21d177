import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { ERASURE_REASONS } from '@dispatch/domain/privacy/person';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useErasePersonMutation, type PrivacyPerson } from '../../../api/privacy';
import { idempotent } from '../../../api/request/requestHeaders';
import * as z from '../../../lib/schema';
import { FormField } from '../../../ui/form/FormField';
import { FormSelect } from '../../../ui/form/FormSelect';
import { showServerProblems } from '../../../ui/form/serverProblems';
import { useIntentKey } from '../../../ui/form/useIntentKey';
import { DialogForm } from '../../../ui/over/DialogForm';
import { useToast } from '../../../ui/over/toast/useToast';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useTranslation } from '../../../ui/text/useTranslation';
import { Blocks } from './Blocks';

const schema = z.object({
  name: z.text(TEXT_MAX.name).refine((name) => name.trim() !== '', 'privacy:erase.nameNeeded'),
  reason: z.enum(ERASURE_REASONS),
});
type Values = z.infer<typeof schema>;

interface EraseFormProps {
  person: PrivacyPerson;
  onClose: () => void;
}

export function EraseForm({ person, onClose }: EraseFormProps) {
  const { t } = useTranslation(['privacy', 'common']);
  const toast = useToast();
  const errorText = useErrorText();
  const intent = useIntentKey();
  const [erase, { isLoading }] = useErasePersonMutation();
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { name: '', reason: 'asked' },
  });
  const { kind, id, name } = person;
  const submit = form.handleSubmit(async (values) => {
    if (isLoading) return;
    const { data, error } = await erase({
      kind,
      id,
      newErasure: values,
      ...idempotent(intent.read()),
    });
    if (data) {
      toast.success(t('erase.begun', { number: data.id }));
      onClose();
      return;
    }
    toast.error(intent.isSpentBy(error) ? t('common:mayExist') : errorText(error));
    showServerProblems(error, values, form.setError);
  });
  return (
    <DialogForm
      submitLabel={t('erase.submit')}
      busyLabel={t('erase.busy')}
      isBusy={isLoading}
      isDirty={false}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Blocks person={person} />
      <Alert severity="warning">
        <AlertTitle>{t('erase.warning')}</AlertTitle>
        {t('erase.what')} {t('erase.kept')}
      </Alert>
      <FormField
        control={form.control}
        name="name"
        label={t('erase.name', { name })}
        maxLength={TEXT_MAX.name}
        autoComplete="off"
      />
      <FormSelect
        control={form.control}
        name="reason"
        label={t('erase.reason')}
        options={ERASURE_REASONS.map((value) => ({ value, label: t(`erase.reasons.${value}`) }))}
      />
    </DialogForm>
  );
}
