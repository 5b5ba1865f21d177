import { Link } from 'react-router-dom';
import { viewHref } from '../../parts/navigation/consoleViews';
import { useTranslation } from '../../ui/text/useTranslation';
import { useToInvoiceSums } from '../../parts/invoices/useToInvoiceSums';

/** The sums of To Invoice, which also counts jobs that have no driver report yet. */
export function ToInvoiceLine() {
  const { t } = useTranslation('billing');
  const sums = useToInvoiceSums();
  // Keeps the height while the numbers load.
  if (sums === undefined) return <p className="small">{'\u00a0'}</p>;
  return (
    <p className="small quiet">
      <Link to={viewHref('to-invoice')} className="link">
        {t('toInvoice')}
      </Link>{' '}
      {sums}
    </p>
  );
}
