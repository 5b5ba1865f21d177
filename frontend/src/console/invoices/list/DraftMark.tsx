import type { InvoiceSummary } from '../../../api/invoicing/invoices';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';

/** The number of problems that block issuing a draft; nothing when there are none. */
export function DraftMark({
  invoice: { problems },
}: {
  invoice: Pick<InvoiceSummary, 'problems'>;
}) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  if (problems === 0) return null;
  return (
    <span className="small warned one-line">
      {t('problems', { count: problems, shown: format.number(problems) })}
    </span>
  );
}
