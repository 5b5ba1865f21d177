import type { AuditFilters } from '../../api/audit';
import { ORDERS } from '../../ui/list/sorting';
import { urlChoice, urlDay, urlId, urlText, useUrlState } from '../../ui/url/urlState';
import { AUDIT_ACTIONS, AUDIT_RESOURCES } from './auditActions';

const FIELDS = {
  q: urlText(),
  person: urlId(),
  kind: urlChoice(['', ...AUDIT_RESOURCES], ''),
  record: urlId(),
  action: urlChoice(['', ...AUDIT_ACTIONS], ''),
  address: urlText(),
  from: urlDay(),
  to: urlDay(),
  order: urlChoice(ORDERS, 'desc'),
};

/** The filters of the log. */
export interface AuditUrl {
  readonly q: string;
  readonly person: number | null;
  readonly kind: '' | (typeof AUDIT_RESOURCES)[number];
  readonly record: number | null;
  readonly action: '' | (typeof AUDIT_ACTIONS)[number];
  readonly address: string;
  readonly from: string;
  readonly to: string;
  readonly order: 'asc' | 'desc';
}

export const NOTHING_CHOSEN = {
  q: '',
  person: null,
  kind: '',
  record: null,
  action: '',
  address: '',
  from: '',
  to: '',
} as const satisfies Partial<AuditUrl>;

export function useAuditUrl(): [AuditUrl, (patch: Partial<AuditUrl>) => void] {
  return useUrlState<AuditUrl>(FIELDS);
}

/** The filters as the server expects them; `searched` is the debounced search text. */
export function filtersOf(chosen: AuditUrl, searched: string | undefined): AuditFilters {
  const { person, kind, record, action, address, from, to } = chosen;
  return {
    ...(searched && { q: searched }),
    ...(person !== null && { actorId: person }),
    ...(kind && { resource: kind }),
    ...(kind && record !== null && { resourceId: record }),
    ...(action && { action }),
    ...(address && { address }),
    ...(from && { from }),
    ...(to && { to }),
  };
}
