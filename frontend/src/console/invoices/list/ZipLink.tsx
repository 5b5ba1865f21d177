import { recordsOf } from '../../../api/cache/pages';
import { invoicesZipHref } from '../../../api/invoicing/invoices';
import { buttonLook } from '../../../ui/button/buttonLook';
import { useTranslation } from '../../../ui/text/useTranslation';
import type { InvoiceList } from './useInvoiceList';

/** The server's limit for one archive. */
const MOST = 200;

/** One archive with the PDFs of the listed invoices. */
export function ZipLink({ query }: { query: InvoiceList['query'] }) {
  const { t } = useTranslation('invoices');
  const invoices = recordsOf(query.data).slice(0, MOST);
  if (invoices.length === 0) return null;
  return (
    <a
      href={invoicesZipHref(invoices)}
      {...buttonLook({ variant: 'outlined', color: 'secondary' })}
      download
    >
      {t('zip', { count: invoices.length })}
    </a>
  );
}
