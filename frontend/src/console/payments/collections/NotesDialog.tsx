import { useGetCustomerQuery } from '../../../api/customers';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import { useTranslation } from '../../../ui/text/useTranslation';
import { NoteForm } from './NoteForm';

interface NotesDialogProps {
  customerId: number;
  onClose: () => void;
}

/** The notes on a customer's unpaid balance. */
export function NotesDialog({ customerId, onClose }: NotesDialogProps) {
  const { t } = useTranslation('collections');
  const query = useGetCustomerQuery({ id: customerId });
  const customer = query.currentData;
  return (
    <DialogFrame
      title={customer ? t('titleOf', { customer: customer.name }) : t('title')}
      onClose={onClose}
    >
      {customer ? (
        <NoteForm customer={customer} onClose={onClose} />
      ) : (
        <DialogWait query={query} rows={3} onClose={onClose} />
      )}
    </DialogFrame>
  );
}
