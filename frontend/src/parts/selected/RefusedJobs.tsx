import type { RefusedJob } from '../../api/jobs/manyJobs';
import { Button } from '../../ui/button/Button';
import { DialogBody } from '../../ui/over/DialogBody';
import { DialogButtons } from '../../ui/over/DialogButtons';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { useErrorText } from '../../ui/text/useErrorText';
import { useTexts } from '../../ui/text/useTexts';

interface RefusedJobsProps {
  refused: readonly RefusedJob[];
  onClose: () => void;
}

/** The error as for a request about this job alone. */
const errorOf = ({ code, params, message }: RefusedJob) => {
  const server = { statusCode: 409, code, message, ...(params && { params }) };
  return { status: 409, message, server, body: null };
};

/** Lists each job that could not be changed, with its reason. */
export function RefusedJobs({ refused, onClose }: RefusedJobsProps) {
  const { t, format } = useTexts();
  const errorText = useErrorText();
  const count = refused.length;
  return (
    <DialogFrame
      title={t('select.refused', { count, number: format.number(count) })}
      onClose={onClose}
    >
      <DialogBody>
        <ul className="plain-list stack gap-12">
          {refused.map((job) => (
            <li key={job.id} className="stack gap-2">
              <span className="type-body strong figures">{job.jobId}</span>
              <span className="type-body quiet">{errorText(errorOf(job))}</span>
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogButtons>
        <Button variant="contained" onClick={onClose}>
          {t('actions.close')}
        </Button>
      </DialogButtons>
    </DialogFrame>
  );
}
