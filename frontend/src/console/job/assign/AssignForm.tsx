import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isOpen } from '@dispatch/domain/jobs/job-status';
import type { SubmitEvent } from 'react';
import { Button } from '../../../ui/button/Button';
import type { Job } from '../../../api/jobs';
import { submitByKeys } from '../../../ui/form/submitByKeys';
import { DriverChoice, useDriverChoice } from '../../../parts/people/DriverChoice';
import { useWantedTruck } from '../../../parts/people/useWantedTruck';
import { JobSummary } from '../../../parts/job/JobSummary';
import { useTranslation } from '../../../ui/text/useTranslation';
import { useAssignDriver } from './useAssignDriver';

interface AssignFormProps {
  job: Job;
  onDone: () => void;
}

/** The panel closes at once; should the server refuse, the change is undone and a toast tells. */
export function AssignForm({ job, onDone }: AssignFormProps) {
  const { t } = useTranslation(['assign', 'common', 'jobs']);
  const { assign, unassign } = useAssignDriver();
  const choice = useDriverChoice(job);
  const wanted = useWantedTruck(job);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const driver = choice.require();
    if (!driver) return;
    // Whoever has the job already is not given it anew: that would undo how far it has come.
    if (driver.id !== job.driverId || job.status === 'pending') void assign(job, driver);
    onDone();
  };
  const handleUnassign = () => {
    void unassign(job);
    onDone();
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={submitByKeys}
      sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}
    >
      <Stack sx={{ gap: 5, p: { xs: 4, md: 6 }, flex: 1, overflowY: 'auto' }}>
        <JobSummary job={job} />
        <DriverChoice
          choice={choice}
          label={t('driver')}
          missing={t('missing')}
          placeholder={t('placeholder')}
          wanted={wanted}
        />
        {job.driverId !== null && (
          <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
            <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {t(isOpen(job.status) ? 'current' : 'delivered', { driver: job.driver?.name })}
            </Typography>
            <Button variant="outlined" color="error" onClick={handleUnassign}>
              {t('unassign')}
            </Button>
          </Stack>
        )}
      </Stack>
      <Stack
        direction="row"
        sx={({ vars }) => ({
          gap: 2,
          justifyContent: 'flex-end',
          px: { xs: 4, md: 6 },
          py: 4,
          borderTop: `1px solid ${vars.palette.divider}`,
        })}
      >
        <Button color="secondary" onClick={onDone}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" variant="contained">
          {t('submit')}
        </Button>
      </Stack>
    </Box>
  );
}
