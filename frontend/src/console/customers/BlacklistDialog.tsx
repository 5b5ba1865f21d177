import { zodResolver } from '@hookform/resolvers/zod';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { trimmed } from '@dispatch/domain/text/text';
import { useForm } from 'react-hook-form';
import type { Customer } from '../../api/customers';
import * as z from '../../lib/schema';
import { FormField } from '../../ui/form/FormField';
import { useKeptWork } from '../../ui/form/sending/useKeptWork';
import { DialogForm } from '../../ui/over/DialogForm';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { useTranslation } from '../../ui/text/useTranslation';

const schema = z.object({ reason: z.text(TEXT_MAX.blacklistReason, {}, true) });
type Values = z.infer<typeof schema>;

const NOTHING: Values = { reason: '' };

interface BlacklistDialogProps {
  customer: Customer;
  onClose: () => void;
  /** Null if no reason was given. */
  onReason: (reason: string | null) => void;
}

/** Asks for the reason, which is shown wherever the customer is picked. */
export function BlacklistDialog({ customer, onClose, onReason }: BlacklistDialogProps) {
  const { t } = useTranslation('customers');
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: NOTHING,
  });
  const { control, formState, handleSubmit } = form;
  const place = `customer-${customer.id}-blacklist`;
  const kept = useKeptWork({ form, place, before: NOTHING });
  const submit = handleSubmit(({ reason }) => {
    onReason(trimmed(reason));
    onClose();
  });
  return (
    <DialogFrame title={t('blacklist.title', { name: customer.name })} onClose={onClose}>
      <DialogForm
        submitLabel={t('status.mark.inactive')}
        busyLabel={t('status.mark.inactive')}
        isBusy={false}
        isDirty={formState.isDirty}
        kept={kept}
        onSubmit={() => void submit()}
        onClose={onClose}
      >
        <FormField
          control={control}
          name="reason"
          label={t('blacklist.reason')}
          help={t('blacklist.help')}
          rows={2}
          maxLength={TEXT_MAX.blacklistReason}
          autoFocus
        />
      </DialogForm>
    </DialogFrame>
  );
}
