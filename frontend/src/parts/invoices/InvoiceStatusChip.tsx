import type { InvoiceSummary } from '../../api/invoicing/invoices';
import { ToneChip, type ChipTone } from '../../ui/facts/ToneChip';
import { useTexts } from '../../ui/text/useTexts';

const TONES: Readonly<Record<InvoiceSummary['status'], ChipTone>> = {
  draft: 'gray',
  issued: 'blue',
  'partly-paid': 'orange',
  paid: 'green',
  void: 'gray',
};

type Shown = Pick<InvoiceSummary, 'kind' | 'status' | 'overdueDays'>;

/** The state of an invoice; an overdue one shows by how many days. */
export function InvoiceStatusChip({ invoice: { kind, status, overdueDays } }: { invoice: Shown }) {
  const { t, format } = useTexts('invoices');
  if (kind === 'credit-note') return <ToneChip tone="gray" label={t('states.credit-note')} />;
  if (overdueDays > 0)
    return (
      <ToneChip
        tone="red"
        label={t('overdue', { count: overdueDays, days: format.number(overdueDays) })}
      />
    );
  return <ToneChip tone={TONES[status]} label={t(`states.${status}`)} />;
}
