import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import type { Job } from '../../api/jobs';
import { useTranslation } from '../../ui/text/useTranslation';
import type { BillingFlag } from './useBillingFlags';

const FLAGS = ['hasDriverReport', 'billingComplete'] as const;

interface BillingBoxesProps {
  job: Job;
  onChange: (job: Job, flag: BillingFlag, isOn: boolean) => void;
}

/** The two facts that billing waits for, each to be switched on and off. */
export function BillingBoxes({ job, onChange }: BillingBoxesProps) {
  const { t } = useTranslation('billing');
  return (
    <Stack role="group" aria-label={t('boxes', { job: job.jobId })} sx={{ mx: -1.5 }}>
      {FLAGS.map((flag) => (
        <FormControlLabel
          key={flag}
          label={t(`flags.${flag}`)}
          sx={{ mx: 0 }}
          control={
            <Checkbox
              checked={job[flag] ?? false}
              onChange={(_event, isOn) => onChange(job, flag, isOn)}
            />
          }
        />
      ))}
    </Stack>
  );
}
