import type { Language } from '../lib/languages';
import { pagesAt, providePageTags, type Page, type Paged } from './cache/pages';
import { listTag } from './cache/tags';
import { generatedApi, type AuditEntry, type ListAuditApiArg } from './generated/endpoints';

export type { AuditEntry, AuditReceiver } from './generated/endpoints';

export type AuditFilters = Omit<Paged<ListAuditApiArg>, 'order'>;

const enhanced = generatedApi.enhanceEndpoints({
  endpoints: {
    listAudit: { providesTags: [listTag('activity')] },
    getAuditState: { providesTags: [listTag('activity')] },
  },
});

const paged = enhanced.injectEndpoints({
  endpoints: (build) => ({
    auditPages: build.infiniteQuery<Page<AuditEntry>, Paged<ListAuditApiArg>, number>({
      ...pagesAt<AuditEntry>('/api/audit'),
      providesTags: (loaded) => providePageTags('activity', loaded),
    }),
  }),
});

export const { useGetAuditStateQuery } = enhanced;
export const { useAuditPagesInfiniteQuery } = paged;

/** The export file of all entries that match the filters. */
export function auditExportHref(
  filters: AuditFilters,
  format: 'csv' | 'jsonl',
  language: Language,
): string {
  const given = Object.entries(filters).filter(([, value]) => value !== null && value !== '');
  const asked = [...given, ['format', format], ['language', language]] as const;
  const text = asked.map(([name, value]) => [name, String(value)]);
  return `/api/audit/export?${new URLSearchParams(text).toString()}`;
}
