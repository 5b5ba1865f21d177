import type { Job } from '../../../api/jobs/jobs';
import { vinText } from '../../../parts/job/jobTexts';
import { useVehicleTitle } from '../../../parts/job/useVehicleTitle';
import { useTranslation } from '../../../ui/text/useTranslation';
import { unitName } from '../unit';

/** A unit's name, and its recorded VIN. */
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
