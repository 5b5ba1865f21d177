import { useCallback, useMemo } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { readUrlState, urlChoice, urlId, writeUrlState } from '../../lib/urlState';

/** What may stand beside a list for one of its jobs; named in the address as `job` and `panel`. */
export const JOB_PANELS = ['details', 'edit', 'units', 'sheet', 'assign', 'complete'] as const;
export type JobPanel = (typeof JOB_PANELS)[number];

interface OpenedPanel {
  job: number | null;
  panel: JobPanel;
}

const FIELDS = { job: urlId(), panel: urlChoice(JOB_PANELS, 'details') };

/** Marks the history entries that Back may be used to leave. */
export const OPENED_HERE = { jobPanel: true };

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'jobPanel' in state;
}

/** Address of a job's panel over whatever is on the screen. */
export function useJobPanelHref(): (job: number, panel: JobPanel) => string {
  const { pathname, search } = useLocation();
  return useCallback(
    (job, panel) => {
      const params = writeUrlState<OpenedPanel>(new URLSearchParams(search), FIELDS, {
        job,
        panel,
      });
      return createPath({ pathname, search: params.toString() });
    },
    [pathname, search],
  );
}

/** The job panel of the address, and the ways to open, change and close it. */
export function useJobPanel() {
  const { pathname, search, ...location } = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const hrefOf = useJobPanelHref();
  const { job, panel } = useMemo(
    () => readUrlState<OpenedPanel>(new URLSearchParams(search), FIELDS),
    [search],
  );

  const open = useCallback(
    (id: number, wanted: JobPanel) => void navigate(hrefOf(id, wanted), { state: OPENED_HERE }),
    [hrefOf, navigate],
  );
  /** Another panel of the same job, such as edit after details; Back leaves both at once. */
  const linkTo = useCallback(
    (wanted: JobPanel) => ({ to: job === null ? '' : hrefOf(job, wanted), replace: true, state }),
    [hrefOf, job, state],
  );
  const change = useCallback(
    (wanted: JobPanel) => {
      const { to, ...options } = linkTo(wanted);
      void navigate(to, options);
    },
    [linkTo, navigate],
  );
  const close = useCallback(() => {
    if (isOpenedHere(state)) {
      void navigate(-1);
      return;
    }
    const rest = writeUrlState<OpenedPanel>(new URLSearchParams(search), FIELDS, {
      job: null,
      panel: 'details',
    });
    void navigate({ pathname, search: rest.toString() }, { replace: true });
  }, [navigate, pathname, search, state]);

  return { jobId: job, panel, open, linkTo, change, close, isOpenedHere: isOpenedHere(state) };
}
