import DialogContent from '@mui/material/DialogContent';
import type { Job } from '../../api/jobs/jobs';
import './sheet.css';
import { SheetPage } from './SheetPage';

/** The sheets of these jobs, each on a separate page. */
export function SheetPages({ jobs }: { jobs: readonly Job[] }) {
  return (
    <DialogContent
      // Longer than the window, it is scrolled with the keys.
      tabIndex={0}
      data-color-scheme="light"
      sx={({ vars }) => ({ bgcolor: vars.palette.background.paper })}
    >
      {jobs.map((job) => (
        <div key={job.id} className="sheet-leaf">
          <SheetPage job={job} />
        </div>
      ))}
    </DialogContent>
  );
}
