import { invoicesZipHref } from '../../../api/invoicing/invoices';
import { Button } from '../../../ui/button/Button';
import { PlainLink } from '../../../ui/button/PlainLink';
import { useTexts } from '../../../ui/text/useTexts';
import type { UnsentInvoice } from '../../../parts/run/SendRun';

/** The server's limit for one archive. */
const MOST_IN_ARCHIVE = 200;

interface IssuedNextProps {
  issued: readonly UnsentInvoice[];
  /** Undefined without an e-mail server. */
  onSend: (() => void) | undefined;
}

/** The next steps after a run: download the issued invoices, or send them. */
export function IssuedNext({ issued, onSend }: IssuedNextProps) {
  const { t, format } = useTexts('toInvoice');
  if (issued.length === 0) return null;
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
      {onSend && (
        <Button variant="contained" onClick={onSend}>
          {t('issueAll.send', { count: issued.length, shown: format.number(issued.length) })}
        </Button>
      )}
    </>
  );
}
