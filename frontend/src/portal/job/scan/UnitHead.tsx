import { vinText } from '../../../parts/job/jobTexts';
import { useVehicleTitle } from '../../../parts/job/useVehicleTitle';
import type { Job } from '../../../api/jobs';
import '../../../ui/text/text.css';
import '../../../ui/text/type.css';
import { useTranslation } from '../../../ui/text/useTranslation';
import { unitName } from '../unit';
import './scan.css';

/** What a unit of a job is called, and its VIN as the record has it. */
export function useUnitWords(job: Job) {
  const { t } = useTranslation('driver');
  const titleOf = useVehicleTitle();
  return (unitId: number) => {
    const vehicle = job.jobVehicles.find(({ id }) => id === unitId)?.vehicle ?? null;
    const missing = t('units.missing');
    const title = titleOf(vehicle, job.createdAt);
    return {
      name: vehicle ? unitName(vehicle, title, missing) : missing,
      vin: vinText(vehicle) ?? missing,
    };
  };
}

/** A number as it stands on the car, large enough to compare by eye. */
export function VinLine({ label, vin }: { label: string; vin: string }) {
  return (
    <div>
      <p className="type-small">{label}</p>
      <p className="scan-vin type-figure">{vin}</p>
    </div>
  );
}
