import { useCallback, useMemo } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../api/accounts/session';
import { readUrlState, urlChoice, urlId, writeUrlState } from '../../ui/url/urlState';

/** What may stand beside a list for one of its jobs; named in the address as `job` and `panel`. */
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

/** Those that change nothing. */
const READING: readonly JobPanel[] = ['details', 'sheet', 'cancelled'];

interface OpenedPanel {
  job: number | null;
  panel: JobPanel;
}

const FIELDS = { job: urlId(), panel: urlChoice(JOB_PANELS, 'details') };

/** Marks the history entries that Back may be used to leave. */
export const OPENED_HERE = { jobPanel: true };
/** Marks the entry of a sheet that was opened to be printed; a link to it only shows it. */
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
  // One record is open at a time.
  params.delete('invoice');
  params.delete('act');
  return createPath({ pathname, search: params.toString() });
}

/** Address of a job's details over what is on the screen now; null where they are open. */
export function detailsFromHere(id: number): string | null {
  const { job } = readUrlState<OpenedPanel>(new URLSearchParams(window.location.search), FIELDS);
  return job === id ? null : panelHref(window.location, id, 'details');
}

/** Address of a job's panel over whatever is on the screen. */
export function useJobPanelHref(): (job: number, panel: JobPanel) => string {
  const { pathname, search } = useLocation();
  return useCallback(
    (job, panel) => panelHref({ pathname, search }, job, panel),
    [pathname, search],
  );
}

/** The way to open a job's panel, for lists that do not look at the address. */
export function useOpenJobPanel(): (job: number, panel: JobPanel) => void {
  const navigate = useNavigate();
  return useCallback(
    (id, wanted) =>
      void navigate(panelHref(window.location, id, wanted), {
        state: { ...OPENED_HERE, ...markedFor(wanted) },
      }),
    [navigate],
  );
}

/** The job panel of the address, and the ways to open, change and close it. */
export function useJobPanel() {
  const { search, ...location } = useLocation();
  const state: unknown = location.state;
  const isOpenedHere = isMarked(state, 'jobPanel');
  const navigate = useNavigate();
  const hrefOf = useJobPanelHref();
  const { may } = useSession();
  const { job, panel: named } = useMemo(
    () => readUrlState<OpenedPanel>(new URLSearchParams(search), FIELDS),
    [search],
  );

  // Whoever may not change a job is shown it instead.
  const panel = READING.includes(named) || may('jobs:manage') ? named : 'details';

  const open = useOpenJobPanel();
  /** Another panel of the same job, such as edit after details; Back leaves both at once. */
  const linkTo = useCallback(
    (wanted: JobPanel) => ({ to: job === null ? '' : hrefOf(job, wanted), replace: true, state }),
    [hrefOf, job, state],
  );
  const change = useCallback(
    (wanted: JobPanel) => {
      const { to, replace } = linkTo(wanted);
      const opened = isOpenedHere ? OPENED_HERE : undefined;
      void navigate(to, { replace, state: { ...opened, ...markedFor(wanted) } });
    },
    [isOpenedHere, linkTo, navigate],
  );
  /** Showing the same sheet again, as after a reload, prints nothing. */
  const settlePrint = useCallback(() => {
    const { pathname, search: now } = window.location;
    const settled = { replace: true, state: isOpenedHere ? OPENED_HERE : undefined };
    void navigate({ pathname, search: now }, settled);
  }, [isOpenedHere, navigate]);
  const close = useCallback(() => {
    if (isOpenedHere) {
      void navigate(-1);
      return;
    }
    void navigate(panelHref(window.location, null, 'details'), { replace: true });
  }, [isOpenedHere, navigate]);

  return {
    jobId: job,
    panel,
    open,
    linkTo,
    change,
    close,
    isOpenedHere,
    isToPrint: isMarked(state, 'print'),
    settlePrint,
  };
}
