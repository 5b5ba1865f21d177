import { DRIVER_STATUSES } from '@dispatch/domain/jobs/driver-status';
import { useCallback } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { ORDERS } from '../../ui/list/sorting';
import { urlChoice, urlId, urlText, useUrlState, writeUrlState } from '../../ui/url/urlState';

const DRIVER_SORTS = ['name', 'status', 'activeJobs'] as const;
export type DriverSort = (typeof DRIVER_SORTS)[number];

const FIELDS = {
  q: urlText(),
  status: urlChoice(['', ...DRIVER_STATUSES], ''),
  sort: urlChoice(DRIVER_SORTS, 'name'),
  order: urlChoice(ORDERS, 'asc'),
  driver: urlId(),
};

export function useDriversUrl() {
  return useUrlState(FIELDS);
}

/** Marks history entries that may be left with Back. */
export const OPENED_HERE = { driverPanel: true };

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'driverPanel' in state;
}

/** Address of a driver's panel over the current list. */
export function useDriverHref(): (driver: number | null) => string {
  const { pathname, search } = useLocation();
  return useCallback(
    (driver) => {
      const params = writeUrlState(new URLSearchParams(search), FIELDS, { driver });
      return createPath({ pathname, search: params.toString() });
    },
    [pathname, search],
  );
}

export function useCloseDriver(): () => void {
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const hrefOf = useDriverHref();
  return useCallback(() => {
    if (isOpenedHere(state)) void navigate(-1);
    else void navigate(hrefOf(null), { replace: true });
  }, [hrefOf, navigate, state]);
}
