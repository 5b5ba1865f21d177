import { customerTier } from '@dispatch/domain/people/customer';
import { Link, useNavigate } from 'react-router-dom';
import { Icon } from '../../ui/icon/Icon';
import { useCountDeliveredJobsQuery, type Customer } from '../../api/customers';
import { useSession } from '../../api/accounts/session';
import { viewHref } from '../../parts/navigation/consoleViews';
import { Button } from '../../ui/button/Button';
import { buttonLook } from '../../ui/button/buttonLook';
import { EmailLink, PhoneLink } from '../../ui/facts/ContactLinks';
import { DescriptionItem, DescriptionList } from '../../ui/facts/DescriptionItem';
import { StatTile, StatTiles } from '../../ui/facts/StatTile';
import { BlacklistReason } from '../../parts/people/BlacklistReason';
import { RateTiles } from '../../parts/people/RateTiles';
import { PageHeader } from '../../ui/page/PageHeader';
import { ToneChip } from '../../ui/facts/ToneChip';
import { useTexts } from '../../ui/text/useTexts';
import { useTranslation } from '../../ui/text/useTranslation';
import { useCustomerHref, useCustomersUrl } from './customersUrl';
import { CustomerStatusChip } from './CustomerStatusChip';
import { addressOf } from './customerPlace';
import { useDeleteCustomer } from './useDeleteCustomer';

export function CustomerFacts({ customer }: { customer: Customer }) {
  const { t } = useTranslation(['customers', 'common']);
  const tier = customerTier(customer.totalJobs);
  return (
    <>
      <PageHeader
        title={customer.name}
        action={<DetailActions customer={customer} />}
        filters={
          <>
            <ToneChip
              tone={tier === 'customer' ? 'gray' : 'blue'}
              icon={tier === 'vip' ? <Icon name="premium" /> : undefined}
              label={t(`tier.${tier}`)}
            />
            <CustomerStatusChip customer={customer} />
            {customer.status === 'inactive' && <BlacklistReason customer={customer} />}
          </>
        }
      />
      <CustomerStats customer={customer} />
      <section className="card card-body" aria-label={t('contact')}>
        <DescriptionList columns="wide">
          <DescriptionItem label={t('fields.contactName')} value={customer.contactName} />
          <DescriptionItem label={t('fields.email')}>
            <EmailLink email={customer.email} />
          </DescriptionItem>
          <DescriptionItem label={t('fields.phone')}>
            <PhoneLink phone={customer.phone} />
          </DescriptionItem>
          <DescriptionItem label={t('fields.address')} value={addressOf(customer)} />
          <DescriptionItem
            label={t('fields.reportLevel')}
            value={t(`reportLevel.${customer.reportLevel ?? 'company'}`)}
          />
        </DescriptionList>
      </section>
    </>
  );
}

function CustomerStats({ customer }: { customer: Customer }) {
  const { t, format } = useTexts('customers');
  const { id, totalJobs, lastJobDate } = customer;
  const { data: delivered } = useCountDeliveredJobsQuery({ customerId: id });
  return (
    <StatTiles label={t('stats.label')}>
      <StatTile label={t('stats.totalJobs')} value={format.number(totalJobs)} />
      <StatTile
        label={t('stats.completed')}
        value={delivered === undefined ? undefined : format.number(delivered)}
      />
      <RateTiles delivered={delivered} total={totalJobs} punctuality={customer} />
      <StatTile
        isText
        label={t('stats.lastJob')}
        value={lastJobDate ? format.moment(lastJobDate, 'date') : t('noJobsYet')}
      />
    </StatTiles>
  );
}

function DetailActions({ customer }: { customer: Customer }) {
  const { t } = useTranslation(['common', 'customers']);
  const [, change] = useCustomersUrl();
  const { may } = useSession();
  const deleteCustomer = useDeleteCustomer();
  const navigate = useNavigate();
  const hrefOf = useCustomerHref();
  const handleDelete = async () => {
    if (await deleteCustomer(customer)) void navigate(hrefOf(null), { replace: true });
  };
  if (!may('customers:manage')) return null;
  return (
    <div className="control-row">
      <Link
        to={viewHref('new-dispatch', { customer: customer.id })}
        {...buttonLook({ variant: 'contained' })}
      >
        <Icon name="add-circle" />
        {t('actions.newDispatch')}
      </Link>
      <Button variant="outlined" color="secondary" onClick={() => change({ dialog: 'notices' })}>
        {t('customers:notices')}
      </Button>
      <Button variant="outlined" color="secondary" onClick={() => change({ edit: customer.id })}>
        <Icon name="edit" />
        {t('actions.edit')}
      </Button>
      <Button variant="outlined" color="error" onClick={() => void handleDelete()}>
        <Icon name="delete" />
        {t('actions.delete')}
      </Button>
    </div>
  );
}
