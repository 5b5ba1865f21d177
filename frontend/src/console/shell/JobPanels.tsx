import { Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { useJobPanel, type JobPanel } from '../../parts/navigation/jobPanel';
import { ErrorBoundary } from '../../ui/page/ErrorBoundary';
import { lazyPart } from './lazyParts';

const Details = lazyPart({
  load: async () => (await import('../job/JobDetails')).JobDetails,
  namespaces: ['jobs', 'jobDetails', 'maps', 'refusedUpdates', 'units'],
});

const PANELS: Readonly<Record<JobPanel, LazyExoticComponent<ComponentType>>> = {
  details: Details,
  edit: Details,
  units: Details,
  sheet: lazyPart({
    load: async () => (await import('../job/sheet/JobSheet')).JobSheet,
    namespaces: ['jobSheet'],
  }),
  assign: lazyPart({
    load: async () => (await import('../job/assign/AssignDriver')).AssignDriver,
    namespaces: ['jobs', 'assign'],
  }),
  complete: lazyPart({
    load: async () => (await import('../job/complete/MarkCompleted')).MarkCompleted,
    namespaces: ['jobs', 'jobDetails'],
  }),
};

/** What the address opens over the view for one job. */
export function JobPanels() {
  const { jobId, panel } = useJobPanel();
  if (jobId === null) return null;
  const Panel = PANELS[panel];
  return (
    <ErrorBoundary inline resetKey={`${jobId} ${panel}`}>
      <Suspense>
        {/* The dialog of the details stays while one job follows another in it. */}
        <Panel key={Panel === Details ? 'details' : jobId} />
      </Suspense>
    </ErrorBoundary>
  );
}
