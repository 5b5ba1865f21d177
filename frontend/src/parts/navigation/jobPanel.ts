import { useCallback, useMemo } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../api/accounts/session';
import { useReadAddress } from '../../ui/url/address';
import { readUrlState, urlChoice, urlId, writeUrlState } from '../../ui/url/urlState';
import { depthOf, openedOver } from './panelDepth';

/** Panels for one job next to a list; `job` and `panel` in the address. */
export const JOB_PANELS = [
  'details',
  'edit',
  'units',
  'sheet',
  'assign',
  'complete',
  'cancel',
  'cancelled',
  'template',
] as const;
export type JobPanel = (typeof JOB_PANELS)[number];

/** The read-only panels. */
const READING: readonly JobPanel[] = ['details', 'sheet', 'cancelled'];

interface OpenedPanel {
  job: number | null;
  panel: JobPanel;
}

const FIELDS = { job: urlId(), panel: urlChoice(JOB_PANELS, 'details') };

/** Marks history entries that can be left with Back. */
export const OPENED_HERE = { jobPanel: true };
/** Marks a sheet that was opened for printing; a plain link only shows it. */
const TO_PRINT = { print: true };

const isMarked = (state: unknown, mark: 'jobPanel' | 'print') =>
  typeof state === 'object' && state !== null && mark in state;

const markedFor = (panel: JobPanel) => (panel === 'sheet' ? TO_PRINT : undefined);

interface Place {
  readonly pathname: string;
  readonly search: string;
}

function panelHref({ pathname, search }: Place, job: number | null, panel: JobPanel): string {
  const params = writeUrlState<OpenedPanel>(new URLSearchParams(search), FIELDS, { job, panel });
  // Only one record is open at a time.
  params.delete('invoice');
  params.delete('act');
  return createPath({ pathname, search: params.toString() });
}

/** Address of a job's details over the current screen; null if they are already open. */
export function useDetailsFromHere(): (id: number) => string | null {
  const readAddress = useReadAddress();
  return useCallback(
    (id) => {
      const address = readAddress();
      const { job } = readUrlState<OpenedPanel>(new URLSearchParams(address.search), FIELDS);
      return job === id ? null : panelHref(address, id, 'details');
    },
    [readAddress],
  );
}

/** Address of a job's panel over the current screen. */
export function useJobPanelHref(): (job: number, panel: JobPanel) => string {
  const { pathname, search } = useLocation();
  return useCallback(
    (job, panel) => panelHref({ pathname, search }, job, panel),
    [pathname, search],
  );
}

/** Opens a job's panel without subscribing to the address, for lists. */
export function useOpenJobPanel(): (job: number, panel: JobPanel) => void {
  const navigate = useNavigate();
  const readAddress = useReadAddress();
  return useCallback(
    (id, wanted) =>
      void navigate(panelHref(readAddress(), id, wanted), {
        state: { ...OPENED_HERE, ...openedOver(readAddress()), ...markedFor(wanted) },
      }),
    [navigate, readAddress],
  );
}

/** The job panel in the address, and functions to open, change and close it. */
export function useJobPanel() {
  const { search, ...location } = useLocation();
  const state: unknown = location.state;
  const isOpenedHere = isMarked(state, 'jobPanel');
  const depth = depthOf(state);
  const navigate = useNavigate();
  const readAddress = useReadAddress();
  const hrefOf = useJobPanelHref();
  const { may } = useSession();
  const { job, panel: named } = useMemo(
    () => readUrlState<OpenedPanel>(new URLSearchParams(search), FIELDS),
    [search],
  );

  // Users who may not change jobs see the details instead.
  const panel = READING.includes(named) || may('jobs:manage') ? named : 'details';

  const open = useOpenJobPanel();
  /** Shows another panel of the same job, such as edit after details; Back leaves both at once. */
  const linkTo = useCallback(
    (wanted: JobPanel) => ({ to: job === null ? '' : hrefOf(job, wanted), replace: true, state }),
    [hrefOf, job, state],
  );
  const change = useCallback(
    (wanted: JobPanel) => {
      const { to, replace } = linkTo(wanted);
      const opened = isOpenedHere ? { ...OPENED_HERE, depth } : undefined;
      void navigate(to, { replace, state: { ...opened, ...markedFor(wanted) } });
    },
    [depth, isOpenedHere, linkTo, navigate],
  );
  /** Clears the print mark, so that a reload does not print again. */
  const settlePrint = useCallback(() => {
    const { pathname, search: now } = readAddress();
    const settled = { replace: true, state: isOpenedHere ? { ...OPENED_HERE, depth } : undefined };
    void navigate({ pathname, search: now }, settled);
  }, [depth, isOpenedHere, navigate, readAddress]);
  /** Returns to the list, also from a record that was opened from another one. */
  const close = useCallback(() => {
    if (isOpenedHere) {
      void navigate(-Math.max(1, depth));
      return;
    }
    void navigate(panelHref(readAddress(), null, 'details'), { replace: true });
  }, [depth, isOpenedHere, navigate, readAddress]);

  /** Whether another address shows the same panel of the same job. */
  const isShownAt = useCallback(
    (params: URLSearchParams) => {
      const there = readUrlState<OpenedPanel>(params, FIELDS);
      return there.job === job && there.panel === named;
    },
    [job, named],
  );

  return {
    jobId: job,
    panel,
    open,
    linkTo,
    change,
    close,
    isShownAt,
    isToPrint: isMarked(state, 'print'),
    settlePrint,
  };
}
