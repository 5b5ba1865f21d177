import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRef, useState } from 'react';
import { useListInvoiceMailsQuery } from '../../../api/invoicing/invoiceMails';
import {
  useIssueInvoiceMutation,
  useListInvoicesQuery,
  type Invoice,
  type InvoiceSummary,
  type ListInvoicesApiArg,
  invoicesZipHref,
} from '../../../api/invoicing/invoices';
import { getCurrentRecord } from '../../../api/request/errors';
import { ifMatch } from '../../../api/request/requestHeaders';
import { DialogBody } from '../../../ui/over/DialogBody';
import { DialogFrame } from '../../../ui/over/DialogFrame';
import { DialogWait } from '../../../ui/over/DialogWait';
import { useErrorText } from '../../../ui/text/useErrorText';
import { useTexts } from '../../../ui/text/useTexts';
import { useTranslation } from '../../../ui/text/useTranslation';
import { DraftsAtHand } from './DraftsAtHand';
import { RunButtons } from '../../../parts/run/RunButtons';
import { RunProgress } from '../../../parts/run/RunProgress';
import { Recipients, SendRun, type UnsentInvoice, useSending } from '../../../parts/run/SendRun';
import { useRun } from '../../../parts/run/useRun';
import { Button } from '../../../ui/button/Button';
import { PlainLink } from '../../../ui/button/PlainLink';

/** The server's limit for one archive. */
const MOST_IN_ARCHIVE = 200;

/** The maximum for one run; the rest wait for the next run. */
const MOST = 500;

interface IssueAllProps {
  /** The filters of the list of drafts. */
  filters: ListInvoicesApiArg;
  onClose: () => void;
}

/** Issues the ready drafts of the list one by one, then offers to send them. */
export function IssueAll({ filters, onClose }: IssueAllProps) {
  const { t } = useTranslation(['toInvoice', 'invoiceMail']);
  const query = useListInvoicesQuery(
    { ...filters, status: 'draft', limit: MOST },
    { refetchOnMountOrArgChange: true },
  );
  // Issued drafts leave the list, so the run keeps its first list.
  const [drafts, setDrafts] = useState<readonly InvoiceSummary[] | null>(null);
  const [unsent, setUnsent] = useState<readonly UnsentInvoice[] | null>(null);
  const sending = useSending();
  const handleSend = (issued: readonly UnsentInvoice[]) => {
    setUnsent(issued);
    sending.begin(issued);
  };
  if (drafts === null && query.currentData && !query.isFetching) setDrafts(query.currentData);
  return (
    <DialogFrame title={t(unsent ? 'invoiceMail:all.title' : 'issueAll.title')} onClose={onClose}>
      {unsent && <SendRun invoices={unsent} sending={sending} onClose={onClose} />}
      {!unsent && drafts && <IssueRun drafts={drafts} onSend={handleSend} onClose={onClose} />}
      {!unsent && !drafts && <DialogWait query={query} rows={3} onClose={onClose} />}
    </DialogFrame>
  );
}

interface IssueRunProps {
  drafts: readonly InvoiceSummary[];
  onSend: (issued: readonly UnsentInvoice[]) => void;
  onClose: () => void;
}

function IssueRun({ drafts, onSend, onClose }: IssueRunProps) {
  const { t, format } = useTexts('toInvoice');
  const errorText = useErrorText();
  const [issue] = useIssueInvoiceMutation();
  const { state, start, stop } = useRun();
  /** Drafts that others changed during the run. A retry uses these versions; one already issued counts as done. */
  const changed = useRef(new Map<number, Invoice>());
  const [issued, setIssued] = useState<readonly UnsentInvoice[]>([]);
  const [first] = issued;
  const { data: mails } = useListInvoiceMailsQuery(first ? { id: first.id } : skipToken);
  const isOver = state.phase === 'done' || state.phase === 'stopped';
  const canSend = isOver && mails?.canSend === true;
  const ready = drafts.filter(({ problems }) => problems === 0);
  const handleStart = () =>
    void start(
      ready.map(({ id, version, customerName }) => ({
        key: id,
        name: customerName,
        run: async () => {
          const seen = changed.current.get(id)?.version ?? version;
          const { data, error } = await issue({ id, ...ifMatch(seen) });
          if (data) setIssued((before) => [...before, { ...data, email: data.billTo.email }]);
          if (!error) return null;
          // The server sends the current record in the same shape as in its responses.
          const current = getCurrentRecord(error) as Invoice | undefined;
          if (current) changed.current.set(id, current);
          return current && current.status !== 'draft' ? null : errorText(error);
        },
      })),
    );
  return (
    <>
      <DialogBody className="stack">
        {state.phase === 'idle' && <DraftsAtHand drafts={drafts} />}
        <RunProgress state={state} kind="issues" />
        {canSend && <Recipients invoices={issued} />}
      </DialogBody>
      <RunButtons
        state={state}
        startLabel={t('issueAll.start', {
          count: ready.length,
          shown: format.number(ready.length),
        })}
        canStart={ready.length > 0}
        onStart={handleStart}
        onStop={stop}
        onClose={onClose}
        next={<IssuedNext issued={issued} onSend={canSend ? () => onSend(issued) : undefined} />}
      />
    </>
  );
}

interface IssuedNextProps {
  issued: readonly UnsentInvoice[];
  /** Undefined without an e-mail server. */
  onSend: (() => void) | undefined;
}

/** The next steps after a run: download the issued invoices, or send them. */
function IssuedNext({ issued, onSend }: IssuedNextProps) {
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
