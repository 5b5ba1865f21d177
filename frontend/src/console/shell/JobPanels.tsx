import { useJobPanel, type JobPanel } from '../../parts/navigation/jobPanel';
import { ShownAtContext } from '../../ui/form/sending/leaveGuard';
import { ErrorBoundary } from '../../ui/page/ErrorBoundary';
import { late, type Late } from '../../ui/over/late';

/** Namespaces of the job details, also for a cancelled job. */
const DETAILS_TEXTS = [
  'invoices',
  'jobs',
  'jobDetails',
  'jobForm',
  'maps',
  'notices',
  'charges',
  'comments',
  'photos',
  'refusedUpdates',
  'report',
  'signatures',
  'unitReport',
] as const;

const Details = late(async () => (await import('../job/JobDetails')).JobDetails, {
  texts: DETAILS_TEXTS,
  takesTyping: true,
});

const PANELS: Readonly<Record<JobPanel, Late>> = {
  details: Details,
  edit: Details,
  units: Details,
  sheet: late(async () => (await import('../job/sheet/JobSheet')).JobSheet, {
    texts: ['jobSheet'],
    takesTyping: true,
  }),
  assign: late(async () => (await import('../job/assign/AssignDriver')).AssignDriver, {
    texts: ['jobs', 'assign', 'commands'],
    takesTyping: true,
  }),
  complete: late(async () => (await import('../job/complete/MarkCompleted')).MarkCompleted, {
    texts: ['jobs', 'jobDetails'],
    takesTyping: true,
  }),
  cancel: late(async () => (await import('../job/cancel/CancelOrder')).CancelOrder, {
    texts: ['jobs', 'jobDetails'],
    takesTyping: true,
  }),
  cancelled: late(async () => (await import('../job/cancel/CancelledDetails')).CancelledDetails, {
    texts: DETAILS_TEXTS,
  }),
  template: late(async () => (await import('../job/template/KeepTemplate')).KeepTemplate, {
    texts: ['jobs', 'recurring'],
    takesTyping: true,
  }),
};

/** The job panels that the address opens over the view. */
export function JobPanels() {
  const { jobId, panel, isShownAt } = useJobPanel();
  if (jobId === null) return null;
  const Panel = PANELS[panel];
  return (
    <ErrorBoundary inline resetKey={`${jobId} ${panel}`}>
      {/* The details dialog stays open when another job is shown in it. */}
      <ShownAtContext value={isShownAt}>
        <Panel key={Panel === Details ? 'details' : jobId} />
      </ShownAtContext>
    </ErrorBoundary>
  );
}
