import { sumCents, toDollars } from '@dispatch/domain/text/money';
import type { InvoiceSummary } from '../../../api/invoicing/invoices';
import { useTexts } from '../../../ui/text/useTexts';

/** The drafts to be issued, and those left out because they are incomplete. */
export function DraftsAtHand({ drafts }: { drafts: readonly InvoiceSummary[] }) {
  const { t, format } = useTexts('toInvoice');
  const ready = drafts.filter(({ problems }) => problems === 0);
  const others = drafts.length - ready.length;
  const sum = toDollars(sumCents(ready.map(({ total }) => Math.round(total * 100))));
  return (
    <>
      <p className="type-body">
        {t('issueAll.text', {
          count: ready.length,
          shown: format.number(ready.length),
          amount: format.money(sum),
        })}
      </p>
      {others > 0 && (
        <p className="type-body warned">
          {t('issueAll.leftOut', { count: others, shown: format.number(others) })}
        </p>
      )}
      {ready.length > 0 && <p className="type-body quiet">{t('issueAll.final')}</p>}
    </>
  );
}
