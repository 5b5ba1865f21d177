import { zodResolver } from '@hookform/resolvers/zod';
import { GATHERINGS } from '@dispatch/domain/invoices/invoice';
import { INVOICE_LANGUAGES, TERMS_DAYS } from '@dispatch/domain/invoices/invoice-settings';
import { TEXT_MAX } from '@dispatch/domain/limits';
import {
  useChangeCustomerBillingMutation,
  useGetCustomerBillingQuery,
} from '../../../api/invoicing/customerBilling';
import { useGetCustomerQuery, type Customer } from '../../../api/customers';
import { ifMatch } from '../../../api/request/requestHeaders';
import { RecordDialog } from '../../../ui/record/RecordDialog';
import { useTranslation } from '../../../ui/text/useTranslation';
import { billingSchema, toPayload, toValues, type BillingValues } from './billingForm';
import { PostalFields } from '../../../parts/address/PostalFields';
import { FieldPair } from '../../../ui/form/layout/FieldGrid';
import { FormCheckBox } from '../../../ui/form/FormCheckBox';
import { FormField } from '../../../ui/form/FormField';
import { FormSelect } from '../../../ui/form/FormSelect';
import { NumberField } from '../../../ui/form/number/NumberField';
import { useInvoiceDefaults } from './useInvoiceDefaults';

interface BillingDialogProps {
  id: number;
  onClose: () => void;
}

/** Edits the customer's billing settings. */
export function BillingDialog({ id, onClose }: BillingDialogProps) {
  const { t } = useTranslation('customers');
  const query = useGetCustomerBillingQuery({ id });
  const customerQuery = useGetCustomerQuery({ id });
  const customer = customerQuery.data;
  const [change] = useChangeCustomerBillingMutation();
  return (
    <RecordDialog
      texts={{
        ...{ title: t('billing.edit'), submit: t('save'), busy: t('saving') },
        done: t('billing.saved'),
      }}
      query={query.data ? customerQuery : query}
      record={customer && query.data}
      rows={6}
      place={`customer-${id}-billing`}
      resolver={zodResolver(billingSchema)}
      toValues={toValues}
      save={(values, { version }) =>
        change({ id, customerBillingChanges: toPayload(values), ...ifMatch(version) })
      }
      subject={{ resource: 'customer', id }}
      inWords={({ name, value }) => ({
        label: t(`billing.fields.${name}`),
        text: String(value ?? ''),
      })}
      onClose={onClose}
    >
      {customer && <BillingFields customer={customer} />}
    </RecordDialog>
  );
}

/** The fields of the dialog, inside a `FormProvider`. A blank field shows its fallback. */
function BillingFields({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const instead = (value: string | null) =>
    value === null ? undefined : t('billing.instead', { value });
  return (
    <>
      <FormField<BillingValues>
        name="legalName"
        label={t('billing.fields.legalName')}
        help={instead(customer.name)}
        maxLength={TEXT_MAX.name}
      />
      <PostalFields labelOf={(part) => t(`billing.fields.${part}`)} />
      <FormField<BillingValues>
        name="email"
        label={t('billing.fields.email')}
        help={instead(customer.email)}
        type="email"
        maxLength={TEXT_MAX.email}
      />
      <TermsFields />
      <FieldPair>
        <FormField<BillingValues>
          name="statementName"
          label={t('billing.fields.statementName')}
          maxLength={TEXT_MAX.name}
        />
        <FormField<BillingValues>
          name="statementEmail"
          label={t('billing.fields.statementEmail')}
          type="email"
          maxLength={TEXT_MAX.email}
        />
      </FieldPair>
    </>
  );
}

function TermsFields() {
  const { t } = useTranslation('customers');
  const { language, termsDays } = useInvoiceDefaults();
  return (
    <>
      <FieldPair>
        <FormSelect<BillingValues>
          name="language"
          label={t('billing.fields.language')}
          options={[
            {
              value: '',
              label: t('billing.byCompany', { value: t(`billing.language.${language}`) }),
            },
            ...INVOICE_LANGUAGES.map((value) => ({ value, label: t(`billing.language.${value}`) })),
          ]}
        />
        <NumberField<BillingValues>
          name="termsDays"
          label={t('billing.fields.termsDays')}
          help={t('billing.instead', { value: t('billing.net', { count: termsDays }) })}
          bounds={TERMS_DAYS}
        />
      </FieldPair>
      <FieldPair>
        <FormSelect<BillingValues>
          name="gathering"
          label={t('billing.fields.gathering')}
          options={GATHERINGS.map((value) => ({ value, label: t(`billing.gathering.${value}`) }))}
        />
        <FormField<BillingValues>
          name="exemptCertificate"
          label={t('billing.fields.exemptCertificate')}
          help={t('billing.exemptHelp')}
          maxLength={TEXT_MAX.exemptCertificate}
        />
      </FieldPair>
      <FormCheckBox<BillingValues> name="poRequired" label={t('billing.fields.poRequired')} />
    </>
  );
}
