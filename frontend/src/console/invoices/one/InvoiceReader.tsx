import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
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
      <DialogContent
        sx={{
          display: 'grid',
          gap: 6,
          alignContent: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          px: { xs: 4, md: 6 },
        }}
      >
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {invoice.problemList.length > 0 && (
            <DraftProblems invoice={invoice} onEdit={() => onPanel('edit')} />
          )}
          <InvoiceStrip invoice={invoice} />
        </Box>
        <InvoiceLines invoice={invoice} />
        <InvoiceSums invoice={invoice} />
        <MoneyMoved invoice={invoice} onOpen={(id) => onPanel('details', id)} />
        {invoice.status !== 'draft' && <InvoiceMailSection {...{ invoice, onPanel }} />}
        <InvoiceFacts invoice={invoice} />
        <InvoiceHistory invoice={invoice} />
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={({ vars }) => ({
          px: { xs: 4, md: 6 },
          py: 3,
          flexWrap: 'wrap',
          gap: 2,
          borderTop: `1px solid ${vars.palette.divider}`,
          // On a phone the buttons fill each line.
          '& > :is(button, a)': { flexGrow: { xs: 1, sm: 0 } },
        })}
      >
        <InvoiceActions {...{ invoice, onPanel, onGone }} />
      </DialogActions>
    </>
  );
}
