import Typography from '@mui/material/Typography';
import type { Job } from '../../../api/jobs/jobs';
import { useTranslation } from '../../../ui/text/useTranslation';
import { ActionDialog } from './ActionDialog';
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
  /** An update of the job is being sent. */
  isBusy: boolean;
  /** The update being sent is these notes. */
  isSending: boolean;
  onNotesChange: (notes: string) => void;
  onCancel: () => void;
  /** Called by a tap outside the dialog or Escape; the notes stay. */
  onClose: () => void;
  onComplete: () => void;
}

/** Shown before the last step (specification 2.17). */
export function CompleteDialog(props: CompleteDialogProps) {
  const { open, job, notes, isBusy, isSending, onNotesChange, onCancel, onClose, onComplete } =
    props;
  const { t } = useTranslation('driver');
  return (
    <ActionDialog
      open={open}
      title={t('complete.title')}
      isSending={isSending}
      confirm={{
        label: t(isSending ? 'complete.busy' : 'complete.submit'),
        isDisabled: isBusy,
        onClick: onComplete,
      }}
      onCancel={onCancel}
      onClose={onClose}
    >
      <JobSummary job={job} />
      <NotesField
        label={t('complete.notes')}
        value={notes}
        isLocked={isSending}
        onChange={onNotesChange}
      />
    </ActionDialog>
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
      {job.deliverySignature === null && (
        <Typography sx={{ mt: 2 }}>{t('sign.missing')}</Typography>
      )}
      {left.length > 0 && (
        <Typography sx={{ mt: 2 }}>{t('left.count', { count: left.length })}</Typography>
      )}
    </div>
  );
}
