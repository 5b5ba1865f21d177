import type { Notice } from '../../../api/notices';
import type { OpenView } from '../../../parts/navigation/consoleViews';
import type { IconName } from '../../../ui/icon/icons';

/** The view that settles a notice, its parameters, and the key of its label. */
export interface NoticePlace {
  readonly view: Parameters<OpenView>[0];
  readonly params?: Readonly<Record<string, number>>;
  readonly icon: IconName;
  readonly text: 'openWebhooks' | 'openSeries' | 'openInvoice' | 'openCustomer';
}

/** The place of a notice that does not concern a job. */
export function viewOfNotice({ kind, job, details }: Notice): NoticePlace | undefined {
  if (job !== null) return undefined;
  switch (kind) {
    case 'webhook-parked':
      return { view: 'webhooks', icon: 'hook', text: 'openWebhooks' };
    case 'recurring-job-failed':
      return { view: 'recurring-jobs', icon: 'calendar', text: 'openSeries' };
    case 'mail-not-delivered': {
      const { invoiceId: invoice, customerId: customer } = details;
      if (typeof invoice === 'number')
        return { view: 'invoices', params: { invoice }, icon: 'invoice', text: 'openInvoice' };
      if (typeof customer === 'number')
        return {
          view: 'customers',
          params: { customer },
          icon: 'storefront',
          text: 'openCustomer',
        };
      return undefined;
    }
    default:
      return undefined;
  }
}
