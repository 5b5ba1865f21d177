import { TEXT_MAX } from '@dispatch/domain/limits';
import type { Job } from '../../../api/jobs/jobs';
import { useTranslation } from '../../../ui/text/useTranslation';
import { ActionDialog } from './ActionDialog';
import { TextBox } from '../TextBox';
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
      <TextBox
        label={t('complete.notes')}
        value={notes}
        max={TEXT_MAX.completionNotes}
        rows={4}
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
      <p className="type-h4">{job.jobId}</p>
      {vehicles.length === 0 && <p className="type-body">{missing}</p>}
      {vehicles.map((vehicle) => (
        <UnitLine
          key={vehicle.id}
          name={unitName(vehicle, titleOf(vehicle, job.createdAt), missing)}
          vin={vinText(vehicle) ?? missing}
        />
      ))}
      {job.deliverySignature === null && (
        <p className="type-body action-note">{t('sign.missing')}</p>
      )}
      {left.length > 0 && (
        <p className="type-body action-note">{t('left.count', { count: left.length })}</p>
      )}
    </div>
  );
}
