import { useGetCustomerQuery } from '../../../api/customers';
import { ifMatch } from '../../../api/request/requestHeaders';
import { useChangeCustomerNoticesMutation, useGetCustomerNoticesQuery } from '../../../api/telling';
import { RecordDialog } from '../../../ui/record/RecordDialog';
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
  const [change] = useChangeCustomerNoticesMutation();
  const notices = query.data;
  return (
    <RecordDialog
      texts={{
        title: t('notices.title', { name: customer.data?.name ?? '' }),
        ...{ submit: t('notices.save'), busy: t('notices.saving'), done: t('notices.saved') },
      }}
      query={notices ? customer : query}
      record={customer.data && notices}
      place={`customer-${id}-notices`}
      resolver={(values: NoticesValues) => ({ values, errors: {} })}
      toValues={toValues}
      save={(values, { version }) =>
        change({ id, customerNoticesChanges: toPayload(values), ...ifMatch(version) })
      }
      subject={{ resource: 'customer', id }}
      inWords={useNoticesWords()}
      onClose={onClose}
    >
      {notices?.canSend === false && <p className="type-body">{t('notices.noMail')}</p>}
      {notices && <NoticesFields notices={notices} />}
    </RecordDialog>
  );
}
