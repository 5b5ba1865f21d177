import { INVOICE_DEFAULTS } from '@dispatch/domain/invoices/invoice-settings';
import { useGetCompanyQuery } from '../../../api/invoicing/company';

/** The company's settings, used for customers without their own. */
export function useInvoiceDefaults() {
  const { data } = useGetCompanyQuery();
  return {
    language: data?.invoiceLanguage ?? INVOICE_DEFAULTS.language,
    termsDays: data?.termsDays ?? INVOICE_DEFAULTS.termsDays,
  };
}
