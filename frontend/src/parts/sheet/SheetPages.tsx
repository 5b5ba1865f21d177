import { DialogBody } from '../../ui/over/DialogBody';
import type { Job } from '../../api/jobs/jobs';
import './sheet.css';
import { SheetPage } from './SheetPage';

/** The sheets of these jobs, each on a separate page. */
export function SheetPages({ jobs }: { jobs: readonly Job[] }) {
  return (
    <DialogBody
      // Longer than the window, it is scrolled with the keys.
      tabIndex={0}
      data-color-scheme="light"
      className="sheet-pages"
    >
      {jobs.map((job) => (
        <div key={job.id} className="sheet-leaf">
          <SheetPage job={job} />
        </div>
      ))}
    </DialogBody>
  );
}
