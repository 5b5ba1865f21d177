import { zodResolver } from '@hookform/resolvers/zod';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { useForm } from 'react-hook-form';
import * as z from '../../../lib/schema';
import { FormField } from '../../../ui/form/FormField';
import { DialogForm } from '../../../ui/over/DialogForm';
import { useTranslation } from '../../../ui/text/useTranslation';

const SCHEMA = z.object({
  name: z
    .text(TEXT_MAX.passkeyName)
    .refine((value) => value.trim() !== '', 'account:factors.passkeys.nameNeeded'),
});

interface NameFormProps {
  name: string;
  submitLabel: string;
  busyLabel: string;
  isBusy: boolean;
  onName: (name: string) => void;
  onBack: () => void;
}

/** The name of a passkey. */
export function NameForm({ name, submitLabel, busyLabel, isBusy, onName, onBack }: NameFormProps) {
  const { t } = useTranslation('account');
  const { control, formState, handleSubmit } = useForm({
    resolver: zodResolver(SCHEMA),
    defaultValues: { name },
  });
  const submit = handleSubmit((values) => onName(values.name.trim()));
  return (
    <DialogForm
      submitLabel={submitLabel}
      busyLabel={busyLabel}
      isBusy={isBusy}
      isDirty={formState.isDirty}
      onSubmit={() => void submit()}
      onClose={onBack}
    >
      <FormField
        control={control}
        name="name"
        label={t('factors.passkeys.name')}
        help={t('factors.passkeys.nameHelp')}
        maxLength={TEXT_MAX.passkeyName}
        autoFocus
      />
    </DialogForm>
  );
}
