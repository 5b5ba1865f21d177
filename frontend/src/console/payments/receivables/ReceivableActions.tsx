import { statementHref } from '../../../api/invoicing/payments';
import { useToday } from '../../../parts/job/useToday';
import { daysOf } from '../../../parts/invoices/periods';
import { usePaymentDialog } from '../../../parts/navigation/paymentAddress';
import { PlainLink } from '../../../ui/button/PlainLink';
import { Icon } from '../../../ui/icon/Icon';
import { useUrlState } from '../../../ui/url/urlState';
import { RECEIVABLE_FIELDS } from './receivablesUrl';
import { RowButton, RowIconButton } from '../../../ui/list/RowButton';
import { useTranslation } from '../../../ui/text/useTranslation';
import type { ReceivableRow } from './aging';

interface ReceivableActionsProps {
  receivable: ReceivableRow;
  /** Shows icons only. */
  isShort?: boolean;
}

/** Takes a payment of the customer, or downloads or sends the statement of the year to date. */
export function ReceivableActions({ receivable, isShort = false }: ReceivableActionsProps) {
  const { t } = useTranslation('payments');
  const today = useToday();
  const { open } = usePaymentDialog();
  const [, change] = useUrlState(RECEIVABLE_FIELDS);
  const { id, customerName } = receivable;
  const href = statementHref(id, { from: daysOf('thisYear', today).from, to: today });
  const pay = { label: t('take.from', { customer: customerName }), opens: 'dialog' } as const;
  const statement = t('statementOf', { customer: customerName });
  const mail = {
    label: t('emailStatementOf', { customer: customerName }),
    opens: 'dialog',
    onPress: () => change({ statement: id }),
  } as const;
  if (isShort)
    return (
      <div className="row-actions row-actions-end">
        <RowIconButton {...pay} icon="payments" tip={t('take.title')} onPress={() => open(id)} />
        <a
          href={href}
          target="_blank"
          rel="noreferrer"
          aria-label={statement}
          data-tip={t('statement')}
          className="icon-button row-icon-button"
        >
          <Icon name="download" size="text" />
        </a>
        <RowIconButton {...mail} icon="email" tip={t('emailStatement')} />
      </div>
    );
  return (
    <div className="row-actions">
      <RowButton {...pay} text={t('take.title')} onPress={() => open(id)} />
      <PlainLink
        size="small"
        color="secondary"
        href={href}
        target="_blank"
        rel="noreferrer"
        aria-label={statement}
      >
        {t('statement')}
      </PlainLink>
      <RowButton {...mail} text={t('emailStatement')} />
    </div>
  );
}
