import { usePaymentDialog } from '../../../parts/navigation/paymentAddress';
import { useStatementDialog } from '../../../parts/navigation/statementAddress';
import { RowButton, RowIconButton } from '../../../ui/list/RowButton';
import { useReceivablesUrl } from '../collections/receivablesUrl';
import { useTranslation } from '../../../ui/text/useTranslation';
import type { ReceivableRow } from './aging';

interface ReceivableActionsProps {
  receivable: ReceivableRow;
  /** Shows icons only. */
  isShort?: boolean;
}

/** Takes a payment of the customer, or opens the customer's statement or notes. */
export function ReceivableActions({ receivable, isShort = false }: ReceivableActionsProps) {
  const { t } = useTranslation(['payments', 'collections']);
  const [, change] = useReceivablesUrl();
  const payment = usePaymentDialog();
  const statement = useStatementDialog();
  const { id, customerName: customer } = receivable;
  const pay = {
    ...({ label: t('take.from', { customer }), opens: 'dialog' } as const),
    onPress: () => payment.open(id),
  };
  const tell = {
    ...({ label: t('statementOf', { customer }), opens: 'dialog' } as const),
    onPress: () => statement.open(id),
  };
  const note = {
    ...({ label: t('collections:titleOf', { customer }), opens: 'dialog' } as const),
    onPress: () => change({ notes: id }),
  };
  if (isShort)
    return (
      <div className="row-actions row-actions-end">
        <RowIconButton {...pay} icon="payments" tip={t('take.title')} />
        <RowIconButton {...tell} icon="email" tip={t('statement')} />
        <RowIconButton {...note} icon="edit" tip={t('collections:title')} />
      </div>
    );
  return (
    <div className="row-actions">
      <RowButton {...pay} text={t('take.title')} />
      <RowButton {...tell} text={t('statement')} />
      <RowButton {...note} text={t('collections:title')} />
    </div>
  );
}
