import type { Language } from '../../lib/languages';
import { REACH } from '../cache/reach';
import { listTag, unlessFailed, unlessFailedOrStale } from '../cache/tags';
import { generatedApi } from '../generated/endpoints';

export type { BookAccounts, BookPeriod, TaxReport } from '../generated/endpoints';

const BOOK_TAGS = REACH.books.map(listTag);

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    getBookAccounts: { providesTags: [listTag('books')] },
    listBookPeriods: { providesTags: [listTag('books')] },
    getTaxReport: { providesTags: [listTag('invoice')] },
    changeBookAccounts: { invalidatesTags: unlessFailedOrStale(() => BOOK_TAGS) },
    closeBookPeriod: { invalidatesTags: unlessFailed(() => BOOK_TAGS) },
  },
});

export const {
  useGetBookAccountsQuery,
  useListBookPeriodsQuery,
  useGetTaxReportQuery,
  useChangeBookAccountsMutation,
  useCloseBookPeriodMutation,
} = enhanced;

/** First and last day, 'YYYY-MM-DD'. */
interface Span {
  readonly from: string;
  readonly to: string;
}

const hrefOf = (file: string, params: Record<string, string>) =>
  `/api/books/${file}?${new URLSearchParams(params).toString()}`;

/** One line for each invoice and credit note of the period. */
export function registerHref({ from, to }: Span, format: 'csv' | 'xlsx', language: Language) {
  return hrefOf('register', { from, to, format, language });
}

/** The register and the journals of the period as one ZIP archive. */
export function bookFilesHref({ from, to }: Span, language: Language) {
  return hrefOf('files.zip', { from, to, language });
}

/** The journal of the period in the import format of accounting software. */
export function journalHref({ from, to }: Span, format: 'quickbooks' | 'sage50') {
  return hrefOf('journal', { from, to, format });
}
