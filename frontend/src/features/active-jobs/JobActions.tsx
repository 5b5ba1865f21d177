import Article from '@mui/icons-material/ArticleOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Job } from '../../api/jobs';
import { useJobPanel } from '../../components/jobs/jobPanel';

/** Stands where the actions were when somebody else finished or deleted the job meanwhile. */
export function JobGone() {
  const { t } = useTranslation('activeJobs');
  return (
    <Typography
      variant="body2"
      color="text.secondary"
      // As high as the buttons were.
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 30 }}
    >
      {t('live.gone')}
    </Typography>
  );
}

interface JobMenuButtonProps {
  job: Job;
  onOpen: (job: Job, anchor: HTMLElement) => void;
}

export function JobMenuButton({ job, onOpen }: JobMenuButtonProps) {
  const { t } = useTranslation('activeJobs');
  return (
    <IconButton
      aria-haspopup="menu"
      aria-label={t('actions.more', { job: job.jobId })}
      onClick={(event) => onOpen(job, event.currentTarget)}
    >
      <MoreVert fontSize="small" />
    </IconButton>
  );
}

/** At the foot of a card. */
export function CardActions({ job }: { job: Job }) {
  const { t } = useTranslation('activeJobs');
  const { open } = useJobPanel();
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        aria-haspopup="dialog"
        aria-label={t('actions.viewDetailsOf', { job: job.jobId })}
        onClick={() => open(job.id, 'edit')}
      >
        {t('actions.viewDetails')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color={job.driverId === null ? 'primary' : 'secondary'}
        startIcon={<PersonAdd fontSize="small" />}
        aria-haspopup="dialog"
        aria-label={t('actions.assignTo', { job: job.jobId })}
        onClick={() => open(job.id, 'assign')}
      >
        {t('actions.assign')}
      </Button>
    </Stack>
  );
}

/** At the end of a row. */
export function RowActions({ job, onOpen }: JobMenuButtonProps) {
  const { t } = useTranslation('activeJobs');
  const { open } = useJobPanel();
  return (
    <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center', justifyContent: 'flex-end' }}>
      <Tooltip title={t('actions.viewDetails')}>
        <IconButton
          aria-haspopup="dialog"
          aria-label={t('actions.viewDetailsOf', { job: job.jobId })}
          onClick={() => open(job.id, 'edit')}
        >
          <Article fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={t('actions.assign')}>
        <IconButton
          aria-haspopup="dialog"
          aria-label={t('actions.assignTo', { job: job.jobId })}
          onClick={() => open(job.id, 'assign')}
          sx={{ color: job.driverId === null ? 'primary.text' : undefined }}
        >
          <PersonAdd fontSize="small" />
        </IconButton>
      </Tooltip>
      <JobMenuButton job={job} onOpen={onOpen} />
    </Stack>
  );
}
