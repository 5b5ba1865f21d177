import { DELIVERY_STATES } from '@dispatch/domain/webhooks/webhook';
import { ORDERS } from '../../ui/list/sorting';
import { urlChoice, urlId, useUrlState } from '../../ui/url/urlState';

const FIELDS = {
  dialog: urlChoice(['', 'new', 'edit', 'secret', 'replay'], ''),
  /** The webhook in the dialog. */
  webhook: urlId(),
  /** The webhook whose event log replaces the list. */
  log: urlId(),
  event: urlId(),
  state: urlChoice(['', ...DELIVERY_STATES], ''),
  order: urlChoice(ORDERS, 'desc'),
};

export function useWebhooksUrl() {
  return useUrlState(FIELDS);
}

export const NO_DIALOG = { dialog: '', webhook: null } as const;
