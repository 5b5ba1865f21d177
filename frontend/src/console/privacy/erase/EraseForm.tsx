import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { ERASURE_REASONS } from '@dispatch/domain/privacy/person';
import { zodResolver } from '@hookform/resolvers/zod';
import { useErasePersonMutation, type PrivacyPerson } from '../../../api/privacy';
import * as z from '../../../lib/schema';
import { FormField } from '../../../ui/form/FormField';
import { FormSelect } from '../../../ui/form/FormSelect';
import { DialogForm } from '../../../ui/over/DialogForm';
import { useSendForm } from '../../../ui/form/sending/useSendForm';
import { useToast } from '../../../ui/over/toast/useToast';
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
  const { t } = useTranslation('privacy');
  const toast = useToast();
  const [erase] = useErasePersonMutation();
  const { kind, id, name } = person;
  const { form, sending } = useSendForm({
    // Nothing is stored, because typing the name is the confirmation.
    place: null,
    resolver: zodResolver(schema),
    defaultValues: { name: '', reason: 'asked' },
    send: (values: Values, once) => erase({ kind, id, newErasure: values, ...once }),
    onSent: (erasure) => {
      toast.success(t('erase.begun', { number: erasure.id }));
      onClose();
    },
  });
  return (
    <DialogForm
      submitLabel={t('erase.submit')}
      busyLabel={t('erase.busy')}
      destructive
      {...sending}
      isDirty={false}
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
