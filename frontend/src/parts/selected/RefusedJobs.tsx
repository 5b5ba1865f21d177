import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import type { RefusedJob } from '../../api/jobs/manyJobs';
import { Button } from '../../ui/button/Button';
import { DialogFrame } from '../../ui/over/DialogFrame';
import { useErrorText } from '../../ui/text/useErrorText';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';

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
  const { t } = useTranslation();
  const format = useFormat();
  const errorText = useErrorText();
  const count = refused.length;
  return (
    <DialogFrame
      title={t('select.refused', { count, number: format.number(count) })}
      onClose={onClose}
    >
      <DialogContent>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
          {refused.map((job) => (
            <Box component="li" key={job.id} sx={{ display: 'grid', gap: 0.5 }}>
              <Typography component="span" className="strong figures">
                {job.jobId}
              </Typography>
              <Typography component="span" color="text.secondary">
                {errorText(errorOf(job))}
              </Typography>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('actions.close')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
