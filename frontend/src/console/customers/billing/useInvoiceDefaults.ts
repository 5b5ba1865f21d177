import { INVOICE_DEFAULTS } from '@dispatch/domain/invoices/invoice-settings';
import { useGetCompanyQuery } from '../../../api/invoicing/company';

/** What counts for a customer without settings of their own: the company's. */
export function useInvoiceDefaults() {
  const { data } = useGetCompanyQuery();
  return {
    language: data?.invoiceLanguage ?? INVOICE_DEFAULTS.language,
    termsDays: data?.termsDays ?? INVOICE_DEFAULTS.termsDays,
  };
}
