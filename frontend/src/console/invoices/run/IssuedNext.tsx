import { skipToken } from '@reduxjs/toolkit/query/react';
import { useListInvoiceMailsQuery } from '../../../api/invoicing/invoiceMails';
import { invoicesZipHref } from '../../../api/invoicing/invoices';
import { Button } from '../../../ui/button/Button';
import { PlainLink } from '../../../ui/button/PlainLink';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import type { UnsentInvoice } from '../../../parts/run/SendRun';

/** The server's limit for one archive. */
const MOST_IN_ARCHIVE = 200;

interface IssuedNextProps {
  issued: readonly UnsentInvoice[];
  onSend: () => void;
}

/** The next steps after a run: download the issued invoices, or send them. */
export function IssuedNext({ issued, onSend }: IssuedNextProps) {
  const { t } = useTranslation('toInvoice');
  const format = useFormat();
  const [first] = issued;
  const { data: mails } = useListInvoiceMailsQuery(first ? { id: first.id } : skipToken);
  if (first === undefined) return null;
  return (
    <>
      <PlainLink
        variant="outlined"
        color="secondary"
        href={invoicesZipHref(issued.slice(0, MOST_IN_ARCHIVE))}
        download=""
      >
        {t('issueAll.download')}
      </PlainLink>
      {mails?.canSend && (
        <Button variant="contained" onClick={onSend}>
          {t('issueAll.send', { count: issued.length, shown: format.number(issued.length) })}
        </Button>
      )}
    </>
  );
}
