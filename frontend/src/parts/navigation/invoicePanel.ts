import { useCallback, useMemo } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { readUrlState, urlChoice, urlId, writeUrlState } from '../../ui/url/urlState';

/** What may stand over a view for one invoice; named in the address as `invoice` and `act`. */
export const INVOICE_PANELS = ['details', 'edit', 'credit', 'send', 'remind'] as const;
export type InvoicePanel = (typeof INVOICE_PANELS)[number];

interface OpenedInvoice {
  invoice: number | null;
  act: InvoicePanel;
}

const FIELDS = { invoice: urlId(), act: urlChoice(INVOICE_PANELS, 'details') };

/** Marks the history entries that Back may be used to leave. */
export const INVOICE_OPENED_HERE = { invoicePanel: true };
/** Marks those that opened a dialog without the details beneath it. */
const ALONE = { isAlone: true };

const isMarked = (state: unknown, mark: 'invoicePanel' | 'isAlone') =>
  typeof state === 'object' && state !== null && mark in state;

interface Place {
  readonly pathname: string;
  readonly search: string;
}

function hrefAt({ pathname, search }: Place, opened: OpenedInvoice): string {
  const params = writeUrlState<OpenedInvoice>(new URLSearchParams(search), FIELDS, opened);
  // One record is open at a time.
  params.delete('job');
  params.delete('panel');
  return createPath({ pathname, search: params.toString() });
}

/** Address of an invoice over whatever is on the screen now. */
export function invoiceFromHere(invoice: number): string {
  return hrefAt(window.location, { invoice, act: 'details' });
}

/** The same for links, which follow the address. */
export function useInvoiceHref(): (invoice: number) => string {
  const { pathname, search } = useLocation();
  return useCallback(
    (invoice) => hrefAt({ pathname, search }, { invoice, act: 'details' }),
    [pathname, search],
  );
}

/** The way to open an invoice, for what does not look at the address. */
export function useOpenInvoice(): (invoice: number, act?: InvoicePanel) => void {
  const navigate = useNavigate();
  return useCallback(
    (invoice, act = 'details') =>
      void navigate(hrefAt(window.location, { invoice, act }), {
        state: { ...INVOICE_OPENED_HERE, ...(act !== 'details' && ALONE) },
      }),
    [navigate],
  );
}

/** The invoice of the address, and the ways to change what is shown of it and to close it. */
export function useInvoicePanel() {
  const { search, ...location } = useLocation();
  const state: unknown = location.state;
  const isOpenedHere = isMarked(state, 'invoicePanel');
  const navigate = useNavigate();
  const { invoice, act } = useMemo(
    () => readUrlState<OpenedInvoice>(new URLSearchParams(search), FIELDS),
    [search],
  );
  /** Another panel of the same invoice, or another invoice in its place; Back leaves all at once. */
  const change = useCallback(
    (wanted: InvoicePanel, other = invoice) =>
      void navigate(hrefAt(window.location, { invoice: other, act: wanted }), {
        replace: true,
        state: isOpenedHere ? INVOICE_OPENED_HERE : undefined,
      }),
    [invoice, isOpenedHere, navigate],
  );
  const close = useCallback(() => {
    if (isOpenedHere) void navigate(-1);
    else
      void navigate(hrefAt(window.location, { invoice: null, act: 'details' }), { replace: true });
  }, [isOpenedHere, navigate]);
  /** From a dialog to what was there before: the details, else the screen beneath. */
  const leave = isMarked(state, 'isAlone') ? close : () => change('details');
  return { invoiceId: invoice, act, change, close, leave, isOpenedHere };
}
