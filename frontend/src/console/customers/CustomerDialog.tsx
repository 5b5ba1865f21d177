import { zodResolver } from '@hookform/resolvers/zod';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { formatPhone } from '@dispatch/domain/people/phone';
import { REPORT_LEVELS } from '@dispatch/domain/report/required-parts';
import {
  useCreateCustomerMutation,
  useGetCustomerQuery,
  useUpdateCustomerMutation,
} from '../../api/customers';
import { ifMatch } from '../../api/request/requestHeaders';
import { NewRecordDialog } from '../../ui/record/NewRecordDialog';
import { RecordDialog } from '../../ui/record/RecordDialog';
import { useTranslation } from '../../ui/text/useTranslation';
import {
  customerSchema,
  NO_CUSTOMER,
  toPayload,
  toValues,
  type CustomerValues,
} from './customerForm';
import { FieldPair } from '../../ui/form/layout/FieldGrid';
import { FormField } from '../../ui/form/FormField';
import { FormSelect } from '../../ui/form/FormSelect';
import { PostalFields } from '../../parts/address/PostalFields';

export function AddCustomerDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('customers');
  const [create] = useCreateCustomerMutation();
  return (
    <NewRecordDialog
      texts={{
        ...{ title: t('add'), submit: t('add'), busy: t('adding') },
        ...{ done: t('added'), failed: t('failed.add') },
      }}
      place="new-customer"
      resolver={zodResolver(customerSchema)}
      defaultValues={NO_CUSTOMER}
      send={(values, once) => create({ newCustomer: toPayload(values), ...once })}
      onClose={onClose}
    >
      <CustomerFields />
    </NewRecordDialog>
  );
}

export function EditCustomerDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('customers');
  const query = useGetCustomerQuery({ id });
  const [change] = useUpdateCustomerMutation();
  return (
    <RecordDialog
      texts={{
        ...{ title: t('edit'), submit: t('save'), busy: t('saving') },
        ...{ done: t('updated'), failed: t('failed.update') },
      }}
      query={query}
      record={query.currentData}
      rows={5}
      place={`customer-${id}`}
      resolver={zodResolver(customerSchema)}
      toValues={toValues}
      save={(values, { version }) =>
        change({ id, customerChanges: toPayload(values), ...ifMatch(version) })
      }
      subject={{ resource: 'customer', id }}
      inWords={({ name, value }) => ({ label: t(`fields.${name}`), text: value })}
      onClose={onClose}
    >
      <CustomerFields />
    </RecordDialog>
  );
}

/** The fields of both dialogs, inside a `FormProvider`. Only the name is required. */
function CustomerFields() {
  const { t } = useTranslation('customers');
  return (
    <>
      <FormField<CustomerValues>
        name="name"
        label={t('fields.name')}
        maxLength={TEXT_MAX.name}
        autoFocus
      />
      <FieldPair>
        <FormField<CustomerValues>
          name="contactName"
          label={t('fields.contactName')}
          maxLength={TEXT_MAX.contactName}
        />
        <FormField<CustomerValues>
          name="phone"
          label={t('fields.phone')}
          type="tel"
          tidy={formatPhone}
          maxLength={TEXT_MAX.phone}
        />
      </FieldPair>
      <FormField<CustomerValues>
        name="email"
        label={t('fields.email')}
        type="email"
        maxLength={TEXT_MAX.email}
      />
      <PostalFields labelOf={(part) => t(`fields.${part}`)} />
      <FormSelect<CustomerValues>
        name="reportLevel"
        label={t('fields.reportLevel')}
        help={t('reportLevel.help')}
        options={[
          { value: '', label: t('reportLevel.company') },
          ...REPORT_LEVELS.map((level) => ({ value: level, label: t(`reportLevel.${level}`) })),
        ]}
      />
    </>
  );
}
