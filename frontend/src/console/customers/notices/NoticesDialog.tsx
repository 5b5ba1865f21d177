import { useGetCustomerQuery, type Customer } from '../../../api/customers';
import { ifMatch } from '../../../api/request/requestHeaders';
import {
  useChangeCustomerNoticesMutation,
  useGetCustomerNoticesQuery,
  type CustomerNotices,
} from '../../../api/telling';
import { StaleNotice } from '../../../ui/form/sending/StaleNotice';
import { useRecordForm } from '../../../ui/form/sending/useRecordForm';
import { DialogForm } from '../../../ui/over/DialogForm';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import { useToast } from '../../../ui/over/toast/useToast';
import { useTranslation } from '../../../ui/text/useTranslation';
import { NoticesFields } from './NoticesFields';
import { type NoticesValues, toPayload, toValues } from './noticesForm';
import { useNoticesWords } from './useNoticesWords';

interface NoticesDialogProps {
  id: number;
  onClose: () => void;
}

/** Chooses the e-mail notices of a customer. */
export function NoticesDialog({ id, onClose }: NoticesDialogProps) {
  const { t } = useTranslation('telling');
  const query = useGetCustomerNoticesQuery({ id }, { refetchOnMountOrArgChange: true });
  const customer = useGetCustomerQuery({ id });
  return (
    <DialogFrame title={t('notices.title', { name: customer.data?.name ?? '' })} onClose={onClose}>
      {query.data && customer.data ? (
        <NoticesForm notices={query.data} customer={customer.data} onClose={onClose} />
      ) : (
        <DialogWait query={query.data ? customer : query} rows={4} onClose={onClose} />
      )}
    </DialogFrame>
  );
}

interface NoticesFormProps {
  notices: CustomerNotices;
  customer: Customer;
  onClose: () => void;
}

function NoticesForm({ notices, customer, onClose }: NoticesFormProps) {
  const { t } = useTranslation('telling');
  const toast = useToast();
  const wordsOf = useNoticesWords();
  const [change] = useChangeCustomerNoticesMutation();
  const { form, base, theirs, sending } = useRecordForm({
    place: `customer-${customer.id}-notices`,
    record: notices,
    resolver: (values: NoticesValues) => ({ values, errors: {} }),
    toValues,
    save: (values, { version }) =>
      change({ id: customer.id, customerNoticesChanges: toPayload(values), ...ifMatch(version) }),
    onSaved: () => {
      toast.success(t('notices.saved'));
      onClose();
    },
  });
  return (
    <DialogForm
      {...sending}
      submitLabel={t('notices.save')}
      busyLabel={t('notices.saving')}
      onClose={onClose}
    >
      <StaleNotice
        resource="customer"
        id={customer.id}
        version={base.version}
        theirs={theirs}
        inWords={wordsOf}
      />
      {!notices.canSend && <p className="type-body">{t('notices.noMail')}</p>}
      <NoticesFields control={form.control} notices={notices} />
    </DialogForm>
  );
}
