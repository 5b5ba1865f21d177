import { useCallback, useMemo } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { useReadAddress } from '../../ui/url/address';
import { readUrlState, urlId, writeUrlState, type UrlFields } from '../../ui/url/urlState';

const FIELDS: UrlFields<{ statement: number | null }> = { statement: urlId() };

/** The address of a customer's statement over the current screen. */
export function useStatementHref(): (customerId: number) => string {
  const { pathname, search } = useLocation();
  return useCallback(
    (statement) => {
      const params = writeUrlState(new URLSearchParams(search), FIELDS, { statement });
      return createPath({ pathname, search: params.toString() });
    },
    [pathname, search],
  );
}

/** The statement dialog over the current screen, from the address. */
export function useStatementDialog() {
  const location = useLocation();
  // The screen beneath keeps its history state.
  const state: unknown = location.state;
  const navigate = useNavigate();
  const readAddress = useReadAddress();
  const { statement } = useMemo(
    () => readUrlState(new URLSearchParams(location.search), FIELDS),
    [location.search],
  );
  const change = useCallback(
    (wanted: number | null) => {
      const now = new URLSearchParams(readAddress().search);
      const params = writeUrlState(now, FIELDS, { statement: wanted });
      void navigate(`?${params.toString()}`, { replace: true, state });
    },
    [navigate, readAddress, state],
  );
  const close = useCallback(() => change(null), [change]);
  /** Whether another address shows the same statement. */
  const isShownAt = useCallback(
    (params: URLSearchParams) => readUrlState(params, FIELDS).statement === statement,
    [statement],
  );
  return { customerId: statement, open: change, close, isShownAt };
}
