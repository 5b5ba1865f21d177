import type { Customer } from '../../../api/customers';
import {
  useGetCustomerBillingQuery,
  type CustomerBilling as Billing,
} from '../../../api/invoicing/customerBilling';
import { Button } from '../../../ui/button/Button';
import { EmailLink } from '../../../ui/facts/ContactLinks';
import { DescriptionItem, DescriptionList } from '../../../ui/facts/DescriptionItem';
import { Icon } from '../../../ui/icon/Icon';
import { DataView } from '../../../ui/states/DataView';
import { useTranslation } from '../../../ui/text/useTranslation';
import { addressOf } from '../customerPlace';
import { useCustomersUrl } from '../customersUrl';
import { useInvoiceDefaults } from './useInvoiceDefaults';

const WHO = ['legalName', 'address'] as const;
const HOW = ['language', 'terms', 'gathering', 'po', 'exemptCertificate', 'statementName'] as const;

/** The customer's billing settings, with the fallbacks of blank ones. */
export function CustomerBilling({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const [, change] = useCustomersUrl();
  const query = useGetCustomerBillingQuery({ id: customer.id });
  return (
    <section className="card card-body stack" aria-labelledby="customer-billing">
      <div className="customer-billing-head">
        <h2 id="customer-billing" className="type-h2">
          {t('billing.title')}
        </h2>
        <Button
          variant="outlined"
          color="secondary"
          aria-label={t('billing.edit')}
          onClick={() => change({ dialog: 'billing' })}
        >
          <Icon name="edit" />
          {t('billing.open')}
        </Button>
      </div>
      <DataView query={query} errorTitle={t('billing.loadFailed')} skeleton={120}>
        {(billing) => <BillingFacts customer={customer} billing={billing} />}
      </DataView>
    </section>
  );
}

function BillingFacts({ customer, billing }: { customer: Customer; billing: Billing }) {
  const { t } = useTranslation('customers');
  const defaults = useInvoiceDefaults();
  const own = (value: string | null) => value && t('billing.own', { value });
  const ofCompany = (value: string) => t('billing.company', { value });
  const { language, termsDays, exemptCertificate, gathering, poRequired } = billing;
  const fields = {
    legalName: billing.legalName ?? own(customer.name),
    address: addressOf(billing) ?? own(addressOf(customer)),
    language: language
      ? t(`billing.language.${language}`)
      : ofCompany(t(`billing.language.${defaults.language}`)),
    terms:
      termsDays === null
        ? ofCompany(t('billing.net', { count: defaults.termsDays }))
        : t('billing.net', { count: termsDays }),
    gathering: t(`billing.gathering.${gathering}`),
    po: t(`billing.po.${poRequired ? 'yes' : 'no'}`),
    exemptCertificate: exemptCertificate ?? t('billing.notExempt'),
    statementName: billing.statementName,
  };
  return (
    <DescriptionList columns="wide">
      {WHO.map((name) => (
        <DescriptionItem key={name} label={t(`billing.fields.${name}`)} value={fields[name]} />
      ))}
      <DescriptionItem label={t('billing.fields.email')}>
        {billing.email === null && customer.email !== null ? (
          t('billing.own', { value: customer.email })
        ) : (
          <EmailLink email={billing.email} />
        )}
      </DescriptionItem>
      {HOW.map((name) => (
        <DescriptionItem key={name} label={t(`billing.fields.${name}`)} value={fields[name]} />
      ))}
      <DescriptionItem label={t('billing.fields.statementEmail')}>
        <EmailLink email={billing.statementEmail} />
      </DescriptionItem>
    </DescriptionList>
  );
}
