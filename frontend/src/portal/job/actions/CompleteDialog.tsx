import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Button } from '../../../ui/button/Button';
import type { Job } from '../../../api/jobs';
import { useTranslation } from '../../../ui/text/useTranslation';
import { NotesField } from './NotesField';
import { UnitLine } from '../UnitLine';
import { vinText } from '../../../parts/job/jobTexts';
import { unitsLeft } from '../../../parts/job/unitsLeft';
import { useVehicleTitle } from '../../../parts/job/useVehicleTitle';
import { unitName, vehiclesOf } from '../unit';

interface CompleteDialogProps {
  open: boolean;
  job: Job;
  notes: string;
  /** An update of the job is on its way. */
  isBusy: boolean;
  /** It is these notes. */
  isSending: boolean;
  onNotesChange: (notes: string) => void;
  onCancel: () => void;
  /** Closed by a tap beside it or Escape; the notes stay. */
  onClose: () => void;
  onComplete: () => void;
}

/** Comes before the last step (specification 2.17). */
export function CompleteDialog(props: CompleteDialogProps) {
  const { open, job, notes, isBusy, isSending, onNotesChange, onCancel, onClose, onComplete } =
    props;
  const { t } = useTranslation(['driver', 'common']);
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={isSending ? undefined : onClose}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
      slotProps={{ paper: { sx: { m: 4, width: 'calc(100% - 32px)' } } }}
    >
      <DialogTitle id={titleId}>{t('complete.title')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 4 }}>
          <JobSummary job={job} />
          <NotesField
            label={t('complete.notes')}
            value={notes}
            isLocked={isSending}
            onChange={onNotesChange}
          />
        </Stack>
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexDirection: 'column', gap: 2 }}>
        <Button
          variant="contained"
          isWide
          disabled={isBusy}
          onClick={onComplete}
          className="tall-button"
        >
          {isSending ? t('complete.busy') : t('complete.submit')}
        </Button>
        <Button color="secondary" isWide disabled={isSending} onClick={onCancel}>
          {t('common:actions.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function JobSummary({ job }: { job: Job }) {
  const { t } = useTranslation('driver');
  const missing = t('units.missing');
  const titleOf = useVehicleTitle();
  const left = unitsLeft(job).map(({ vehicle }) => vehicle);
  const vehicles = vehiclesOf(job).filter((vehicle) => !left.includes(vehicle));
  return (
    <div>
      <Typography variant="h4" component="p">
        {job.jobId}
      </Typography>
      {vehicles.length === 0 && <Typography>{missing}</Typography>}
      {vehicles.map((vehicle) => (
        <UnitLine
          key={vehicle.id}
          name={unitName(vehicle, titleOf(vehicle, job.createdAt), missing)}
          vin={vinText(vehicle) ?? missing}
        />
      ))}
      {left.length > 0 && (
        <Typography sx={{ mt: 2 }}>{t('left.count', { count: left.length })}</Typography>
      )}
    </div>
  );
}
