import { useCallback, useMemo } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { useReadAddress } from '../../ui/url/address';
import { readUrlState, urlChoice, urlId, writeUrlState } from '../../ui/url/urlState';
import { depthOf, openedOver } from './panelDepth';

/** Panels for one invoice over a view; `invoice` and `act` in the address. */
export const INVOICE_PANELS = ['details', 'edit', 'credit', 'send', 'remind'] as const;
export type InvoicePanel = (typeof INVOICE_PANELS)[number];

interface OpenedInvoice {
  invoice: number | null;
  act: InvoicePanel;
}

const FIELDS = { invoice: urlId(), act: urlChoice(INVOICE_PANELS, 'details') };

/** Marks history entries that can be left with Back. */
export const INVOICE_OPENED_HERE = { invoicePanel: true };
/** Marks entries that opened a dialog without the details beneath it. */
const ALONE = { isAlone: true };

const isMarked = (state: unknown, mark: 'invoicePanel' | 'isAlone') =>
  typeof state === 'object' && state !== null && mark in state;

interface Place {
  readonly pathname: string;
  readonly search: string;
}

function hrefAt({ pathname, search }: Place, opened: OpenedInvoice): string {
  const params = writeUrlState<OpenedInvoice>(new URLSearchParams(search), FIELDS, opened);
  // Only one record is open at a time.
  params.delete('job');
  params.delete('panel');
  return createPath({ pathname, search: params.toString() });
}

/** Address of an invoice over the current screen. */
export function useInvoiceFromHere(): (invoice: number, act?: InvoicePanel) => string {
  const readAddress = useReadAddress();
  return useCallback(
    (invoice, act = 'details') => hrefAt(readAddress(), { invoice, act }),
    [readAddress],
  );
}

/** The same for links; updates with the address. */
export function useInvoiceHref(): (invoice: number) => string {
  const { pathname, search } = useLocation();
  return useCallback(
    (invoice) => hrefAt({ pathname, search }, { invoice, act: 'details' }),
    [pathname, search],
  );
}

/** Opens an invoice without subscribing to the address. */
export function useOpenInvoice(): (invoice: number, act?: InvoicePanel) => void {
  const navigate = useNavigate();
  const readAddress = useReadAddress();
  return useCallback(
    (invoice, act = 'details') =>
      void navigate(hrefAt(readAddress(), { invoice, act }), {
        state: {
          ...INVOICE_OPENED_HERE,
          ...openedOver(readAddress()),
          ...(act !== 'details' && ALONE),
        },
      }),
    [navigate, readAddress],
  );
}

/** The invoice in the address, and functions to change and close its panel. */
export function useInvoicePanel() {
  const { search, ...location } = useLocation();
  const state: unknown = location.state;
  const isOpenedHere = isMarked(state, 'invoicePanel');
  const depth = depthOf(state);
  const navigate = useNavigate();
  const readAddress = useReadAddress();
  const { invoice, act } = useMemo(
    () => readUrlState<OpenedInvoice>(new URLSearchParams(search), FIELDS),
    [search],
  );
  /** Shows another panel or another invoice in place; Back leaves all at once. */
  const change = useCallback(
    (wanted: InvoicePanel, other = invoice) =>
      void navigate(hrefAt(readAddress(), { invoice: other, act: wanted }), {
        replace: true,
        state: isOpenedHere ? { ...INVOICE_OPENED_HERE, depth } : undefined,
      }),
    [depth, invoice, isOpenedHere, navigate, readAddress],
  );
  const close = useCallback(() => {
    if (isOpenedHere) void navigate(-Math.max(1, depth));
    else void navigate(hrefAt(readAddress(), { invoice: null, act: 'details' }), { replace: true });
  }, [depth, isOpenedHere, navigate, readAddress]);
  /** Returns from a dialog to the details, else to the screen beneath. */
  const leave = isMarked(state, 'isAlone') ? close : () => change('details');
  /** Whether another address shows the same panel of the same invoice. */
  const isShownAt = useCallback(
    (params: URLSearchParams) => {
      const there = readUrlState<OpenedInvoice>(params, FIELDS);
      return there.invoice === invoice && there.act === act;
    },
    [act, invoice],
  );
  return { invoiceId: invoice, act, change, close, leave, isShownAt };
}
