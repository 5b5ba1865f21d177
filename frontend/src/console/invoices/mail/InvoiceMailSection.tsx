import { useListInvoiceMailsQuery } from '../../../api/invoicing/invoiceMails';
import type { Invoice } from '../../../api/invoicing/invoices';
import type { InvoicePanel } from '../../../parts/navigation/invoicePanel';
import { Section } from '../../../ui/layout/Section';
import { DataView } from '../../../ui/states/DataView';
import { useTranslation } from '../../../ui/text/useTranslation';
import '../one/invoice.css';
import { MailButtons } from './MailButtons';
import { MailsSent } from './MailsSent';
import { Undelivered } from './Undelivered';
import { WhereItGoes } from './WhereItGoes';

interface InvoiceMailSectionProps {
  invoice: Invoice;
  onPanel: (panel: InvoicePanel) => void;
}

/** The recipients of an issued invoice, its sent and refused e-mails, and the actions to send it. */
export function InvoiceMailSection({ invoice, onPanel }: InvoiceMailSectionProps) {
  const { t } = useTranslation('invoiceMail');
  const query = useListInvoiceMailsQuery({ id: invoice.id }, { refetchOnMountOrArgChange: true });
  return (
    <Section title={t('section')}>
      <DataView query={query} errorTitle={t('loadFailed')} skeleton={72}>
        {(mails) => (
          <>
            <WhereItGoes {...{ invoice, mails }} />
            <Undelivered {...{ mails, onPanel }} />
            {mails.mails.length > 0 && <MailsSent {...{ invoice, mails }} />}
            <MailButtons {...{ invoice, mails, onPanel }} />
          </>
        )}
      </DataView>
    </Section>
  );
}
