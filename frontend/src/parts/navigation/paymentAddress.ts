import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useReadAddress } from '../../ui/url/address';
import {
  readUrlState,
  urlChoice,
  urlId,
  writeUrlState,
  type UrlFields,
} from '../../ui/url/urlState';

interface PaymentDialog {
  take: '' | 'payment';
  /** The paying customer. */
  payer: number | null;
  /** The invoice to be paid first. */
  pays: number | null;
}

const FIELDS: UrlFields<PaymentDialog> = {
  take: urlChoice(['', 'payment'], ''),
  payer: urlId(),
  pays: urlId(),
};

const isOpenAt = (params: URLSearchParams) => readUrlState(params, FIELDS).take === 'payment';

/** The Take Payment dialog over the current screen, from the address. */
export function usePaymentDialog() {
  const location = useLocation();
  // The screen beneath keeps its history state.
  const state: unknown = location.state;
  const navigate = useNavigate();
  const readAddress = useReadAddress();
  const dialog = readUrlState(new URLSearchParams(location.search), FIELDS);
  const change = useCallback(
    (wanted: PaymentDialog) => {
      const now = new URLSearchParams(readAddress().search);
      const params = writeUrlState(now, FIELDS, wanted);
      void navigate(`?${params.toString()}`, { replace: true, state });
    },
    [navigate, readAddress, state],
  );
  const open = useCallback(
    (payer: number | null = null, pays: number | null = null) =>
      change({ take: 'payment', payer, pays }),
    [change],
  );
  const close = useCallback(() => change({ take: '', payer: null, pays: null }), [change]);
  const { take, payer, pays } = dialog;
  return { isOpen: take === 'payment', payer, pays, open, close, isShownAt: isOpenAt };
}
