import { DialogBody } from '../../../ui/over/DialogBody';
import { DialogButtons } from '../../../ui/over/DialogButtons';
import type { Invoice } from '../../../api/invoicing/invoices';
import type { InvoicePanel } from '../../../parts/navigation/invoicePanel';
import { InvoiceMailSection } from '../mail/InvoiceMailSection';
import { DraftProblems } from './DraftProblems';
import { InvoiceActions } from './InvoiceActions';
import { InvoiceFacts } from './InvoiceFacts';
import { InvoiceHistory } from './InvoiceHistory';
import { InvoiceLines } from './InvoiceLines';
import { InvoiceStrip } from './InvoiceStrip';
import { InvoiceSums } from './InvoiceSums';
import { MoneyMoved } from './MoneyMoved';

interface InvoiceReaderProps {
  invoice: Invoice;
  onPanel: (panel: InvoicePanel, other?: number) => void;
  /** Called after the draft was deleted. */
  onGone: () => void;
}

/** The whole invoice, with its problems first and its actions. */
export function InvoiceReader({ invoice, onPanel, onGone }: InvoiceReaderProps) {
  return (
    <>
      <DialogBody className="stack gap-24">
        <div className="stack">
          {invoice.problemList.length > 0 && (
            <DraftProblems invoice={invoice} onEdit={() => onPanel('edit')} />
          )}
          <InvoiceStrip invoice={invoice} />
        </div>
        <InvoiceLines invoice={invoice} />
        <InvoiceSums invoice={invoice} />
        <MoneyMoved invoice={invoice} onOpen={(id) => onPanel('details', id)} />
        {invoice.status !== 'draft' && <InvoiceMailSection {...{ invoice, onPanel }} />}
        <InvoiceFacts invoice={invoice} />
        <InvoiceHistory invoice={invoice} />
      </DialogBody>
      <DialogButtons isDense>
        <InvoiceActions {...{ invoice, onPanel, onGone }} />
      </DialogButtons>
    </>
  );
}
