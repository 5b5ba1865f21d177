import { MoneyText } from '../../../ui/facts/MoneyText';
import { RecordCard } from '../../../ui/list/RecordCard';
import { RecordLink } from '../../../ui/list/RecordLink';
import '../../../ui/text/text.css';
import { useTranslation } from '../../../ui/text/useTranslation';
import { AGES, type ReceivableRow } from './aging';
import { ReceivableActions } from './ReceivableActions';
import { openInvoicesHref } from './receivableColumns';

export function ReceivableCard({ receivable }: { receivable: ReceivableRow }) {
  const { t } = useTranslation('payments');
  const { id, customerName, balance, credit } = receivable;
  return (
    <RecordCard label={customerName}>
      <div className="record-card-head">
        <div className="push">
          <RecordLink to={openInvoicesHref(id)} cutText={customerName} stretched>
            {customerName}
          </RecordLink>
        </div>
        <span className="strong">
          <MoneyText amount={balance} />
        </span>
      </div>
      <dl className="record-facts small">
        {AGES.map((age) => (
          <div key={age}>
            <dt className="quiet">{t(`ages.${age}`)}</dt>
            <dd>
              <MoneyText amount={receivable[age]} />
            </dd>
          </div>
        ))}
        <div>
          <dt className="quiet">{t('ages.credit')}</dt>
          <dd>
            <MoneyText amount={credit} />
          </dd>
        </div>
      </dl>
      <div className="record-above">
        <ReceivableActions receivable={receivable} />
      </div>
    </RecordCard>
  );
}
