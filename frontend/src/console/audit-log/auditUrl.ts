import type { AuditFilters } from '../../api/audit';
import { ORDERS } from '../../ui/list/sorting';
import {
  blankState,
  urlChoice,
  urlDay,
  urlId,
  urlText,
  useUrlState,
  type UrlStateOf,
} from '../../ui/url/urlState';
import { AUDIT_ACTIONS, AUDIT_RESOURCES } from './auditActions';

const FILTERS = {
  q: urlText(),
  person: urlId(),
  kind: urlChoice(['', ...AUDIT_RESOURCES], ''),
  record: urlId(),
  action: urlChoice(['', ...AUDIT_ACTIONS], ''),
  address: urlText(),
  from: urlDay(),
  to: urlDay(),
};
const FIELDS = { ...FILTERS, order: urlChoice(ORDERS, 'desc') };

/** The filters of the log, and its order. */
export type AuditUrl = UrlStateOf<typeof FIELDS>;

export const NOTHING_CHOSEN = blankState(FILTERS);

export function useAuditUrl() {
  return useUrlState(FIELDS);
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
