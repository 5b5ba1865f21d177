import { zodResolver } from '@hookform/resolvers/zod';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { useForm } from 'react-hook-form';
import * as z from '../../../lib/schema';
import { FormField } from '../../../ui/form/FormField';
import { useKeptWork } from '../../../ui/form/sending/useKeptWork';
import { DialogForm } from '../../../ui/over/DialogForm';
import { useTranslation } from '../../../ui/text/useTranslation';

const SCHEMA = z.object({
  name: z
    .text(TEXT_MAX.passkeyName)
    .refine((value) => value.trim() !== '', 'account:factors.passkeys.nameNeeded'),
});

interface NameFormProps {
  /** Where the typed name is kept in this tab. */
  place: string;
  name: string;
  submitLabel: string;
  busyLabel: string;
  isBusy: boolean;
  onName: (name: string) => void;
  onBack: () => void;
}

/** The name of a passkey. */
export function NameForm(props: NameFormProps) {
  const { place, name, submitLabel, busyLabel, isBusy, onName, onBack } = props;
  const { t } = useTranslation('account');
  const before = { name };
  const form = useForm({ resolver: zodResolver(SCHEMA), defaultValues: before });
  const { control, formState, handleSubmit } = form;
  const kept = useKeptWork({ form, place, before });
  const submit = handleSubmit((values) => onName(values.name.trim()));
  return (
    <DialogForm
      submitLabel={submitLabel}
      busyLabel={busyLabel}
      isBusy={isBusy}
      isDirty={formState.isDirty}
      kept={kept}
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
