import type { Customer } from '../../api/customers';
import { PhoneLink } from '../../ui/facts/ContactLinks';
import { CutText } from '../../ui/text/CutText';
import { RecordCard } from '../../ui/list/RecordCard';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { CustomerActions } from './CustomerActions';
import { CustomerLink } from './CustomerLink';
import { CustomerStatusChip } from './CustomerStatusChip';
import { placeOf } from './customerPlace';

/** The whole card opens the details. */
export function CustomerCard({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const format = useFormat();
  const { name, contactName, phone, totalJobs, lastJobDate } = customer;
  return (
    <RecordCard label={name}>
      <div className="record-card-head">
        <div className="push">
          <CustomerLink customer={customer} stretched />
        </div>
        <div className="record-above">
          <CustomerActions customer={customer} />
        </div>
      </div>
      <CutText
        value={[contactName, placeOf(customer)].filter(Boolean).join(' · ')}
        className="small quiet"
      />
      <div className="line">
        <div className="push small">
          <div className="record-above record-fit">
            <PhoneLink phone={phone} />
          </div>
        </div>
        <div className="record-above">
          <CustomerStatusChip customer={customer} />
        </div>
      </div>
      <span className="cut small">
        {t('jobs', { count: totalJobs, shown: format.number(totalJobs) })}
        {lastJobDate && (
          <span className="quiet">
            {` · ${t('lastJob', { date: format.moment(lastJobDate, 'date') })}`}
          </span>
        )}
      </span>
    </RecordCard>
  );
}
