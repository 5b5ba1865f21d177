import type { Job } from '../../api/jobs/jobs';
import { late } from '../../ui/over/late';
import type { Outcome } from './useManyJobs';
import type { OpenDialog } from './useSelectedActions';
import type { useTogether } from './useTogether';

const AssignTogether = late(async () => (await import('../assign/AssignTogether')).AssignTogether, {
  texts: ['jobs', 'assign', 'commands'],
});
const PrintSheets = late(async () => (await import('../sheet/PrintSheets')).PrintSheets, {
  texts: ['jobs', 'jobSheet'],
});
const PickupDateTogether = late(
  async () => (await import('./PickupDateTogether')).PickupDateTogether,
);
const ExportSelected = late(async () => (await import('./ExportSelected')).ExportSelected, {
  texts: ['export'],
});

interface SelectionDialogsProps {
  open: OpenDialog;
  jobs: readonly Job[];
  together: ReturnType<typeof useTogether>;
  /** The progress of a running change. */
  busyLabel: string;
  /** Runs a change, which continues if the dialog closes. Resolves to whether any job was changed. */
  onRun: (change: () => Promise<Outcome | null>) => Promise<boolean>;
  onClose: () => void;
}

/** The questions before an action on the selected jobs. */
export function SelectionDialogs(props: SelectionDialogsProps) {
  const { open, jobs, together, busyLabel, onRun, onClose } = props;
  switch (open) {
    case 'assign':
      return (
        <AssignTogether
          {...{ jobs, onClose }}
          onAssign={(driver) => void onRun(() => together.assign(jobs, driver))}
        />
      );
    case 'date':
      return (
        <PickupDateTogether
          {...{ jobs, busyLabel }}
          onSet={(day) => onRun(() => together.setPickupDate(jobs, day))}
          onClose={onClose}
        />
      );
    case 'print':
      return <PrintSheets {...{ jobs, onClose }} />;
    case 'export':
      return <ExportSelected {...{ jobs, onClose }} />;
  }
}
