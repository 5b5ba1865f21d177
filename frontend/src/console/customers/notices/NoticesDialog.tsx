import { NOTICE_EVENTS } from '@dispatch/domain/customer-notices/notice-event';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { LANGUAGES } from '@dispatch/domain/text/language';
import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useGetCustomerQuery, type Customer } from '../../../api/customers';
import { ifMatch } from '../../../api/request/requestHeaders';
import {
  useChangeCustomerNoticesMutation,
  useGetCustomerNoticesQuery,
  type CustomerNotices,
} from '../../../api/telling';
import { FormCheckBox } from '../../../ui/form/FormCheckBox';
import { FormField } from '../../../ui/form/FormField';
import { FormSelect } from '../../../ui/form/FormSelect';
import { StaleNotice } from '../../../ui/form/StaleNotice';
import { useRecordForm } from '../../../ui/form/useRecordForm';
import { DialogForm } from '../../../ui/over/DialogForm';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import { useToast } from '../../../ui/over/toast/useToast';
import { useTranslation } from '../../../ui/text/useTranslation';
import { type NoticesValues, toPayload, toValues } from './noticesForm';

interface NoticesDialogProps {
  id: number;
  onClose: () => void;
}

/** Chooses what a customer is told of by e-mail. */
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
  const [change] = useChangeCustomerNoticesMutation();
  const { form, base, theirs, submit, isBusy, isDirty } = useRecordForm({
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
      submitLabel={t('notices.save')}
      busyLabel={t('notices.saving')}
      isBusy={isBusy}
      isDirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      {theirs && (
        <StaleNotice
          key={base.version}
          resource="customer"
          id={customer.id}
          theirs={theirs.map(({ name, value }) => ({ label: name, text: String(value) }))}
        />
      )}
      {!notices.canSend && <p className="type-body">{t('notices.noMail')}</p>}
      <NoticesFields control={form.control} notices={notices} />
    </DialogForm>
  );
}

interface NoticesFieldsProps {
  control: Control<NoticesValues>;
  notices: CustomerNotices;
}

function NoticesFields({ control, notices }: NoticesFieldsProps) {
  const { t } = useTranslation('telling');
  const use = useWatch({ control, name: 'use' });
  const { companyEvents, customerEmail, usualLanguage } = notices;
  const named = companyEvents.map((event) => t(`notices.events.${event}`)).join(', ');
  return (
    <>
      <FormSelect
        control={control}
        name="use"
        label={t('notices.use')}
        help={
          named === '' ? t('notices.companyNone') : t('notices.companyEvents', { events: named })
        }
        options={[
          { value: 'company', label: t('notices.company') },
          { value: 'own', label: t('notices.own') },
        ]}
      />
      {use === 'own' &&
        NOTICE_EVENTS.map((event) => (
          <FormCheckBox
            key={event}
            control={control}
            name={event}
            label={t(`notices.events.${event}`)}
          />
        ))}
      <FormField
        control={control}
        name="email"
        label={t('notices.email')}
        help={
          customerEmail === null
            ? t('notices.noAddress')
            : t('notices.instead', { value: customerEmail })
        }
        type="email"
        maxLength={TEXT_MAX.email}
        autoComplete="off"
      />
      <FormSelect
        control={control}
        name="language"
        label={t('notices.language')}
        options={[
          {
            value: '',
            label: t('notices.usualLanguage', {
              language: t(`notices.languages.${usualLanguage}`),
            }),
          },
          ...LANGUAGES.map((value) => ({ value, label: t(`notices.languages.${value}`) })),
        ]}
      />
    </>
  );
}
