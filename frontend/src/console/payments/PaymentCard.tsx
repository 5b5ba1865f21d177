import type { Payment } from '../../api/invoicing/payments';
import { MoneyText } from '../../ui/facts/MoneyText';
import { RecordCard } from '../../ui/list/RecordCard';
import { CutText } from '../../ui/text/CutText';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { AppliedTo } from './AppliedTo';
import { PaymentActions } from './PaymentActions';
import { PaymentState } from './PaymentState';

export function PaymentCard({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const { customerName, paidOn, amount, method, reference } = payment;
  return (
    <RecordCard label={t('named', { customer: customerName, date: format.day(paidOn) })}>
      <div className="record-card-head">
        <CutText value={customerName} className="strong push" />
        <span className="strong">
          <MoneyText amount={amount} />
        </span>
      </div>
      <CutText
        value={[format.day(paidOn), t(`methods.${method}`), reference].filter(Boolean).join(' · ')}
        className="small quiet"
      />
      <AppliedTo payment={payment} />
      <div className="line">
        <PaymentState payment={payment} />
        <span className="push" />
        <PaymentActions payment={payment} />
      </div>
    </RecordCard>
  );
}
