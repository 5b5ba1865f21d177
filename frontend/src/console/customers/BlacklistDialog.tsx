import { zodResolver } from '@hookform/resolvers/zod';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { trimmed } from '@dispatch/domain/text/text';
import type { Customer } from '../../api/customers';
import * as z from '../../lib/schema';
import { FormField } from '../../ui/form/FormField';
import { NewRecordDialog } from '../../ui/record/NewRecordDialog';
import { useTranslation } from '../../ui/text/useTranslation';

const schema = z.object({ reason: z.text(TEXT_MAX.blacklistReason, {}, true) });

interface BlacklistDialogProps {
  customer: Customer;
  onClose: () => void;
  /** Null if no reason was given. */
  onReason: (reason: string | null) => void;
}

/** Asks for the reason, which is shown wherever the customer is picked. */
export function BlacklistDialog({ customer, onClose, onReason }: BlacklistDialogProps) {
  const { t } = useTranslation('customers');
  const mark = t('status.mark.inactive');
  return (
    <NewRecordDialog
      texts={{ title: t('blacklist.title', { name: customer.name }), submit: mark, busy: mark }}
      place={`customer-${customer.id}-blacklist`}
      resolver={zodResolver(schema)}
      defaultValues={{ reason: '' }}
      send={({ reason }) => Promise.resolve({ data: trimmed(reason) })}
      onSent={onReason}
      onClose={onClose}
    >
      <FormField
        name="reason"
        label={t('blacklist.reason')}
        help={t('blacklist.help')}
        rows={2}
        maxLength={TEXT_MAX.blacklistReason}
        autoFocus
      />
    </NewRecordDialog>
  );
}
