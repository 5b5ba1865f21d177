import type { Job, JobUnit } from '../../../api/jobs';
import { useVehicleTitle } from '../../../parts/job/useVehicleTitle';
import { useTranslation } from '../../../ui/text/useTranslation';
import { Section } from '../Section';
import { UnitReport } from './UnitReport';

/** What drivers found at the job's units, unit by unit; nothing where nobody reported. */
export function UnitReports({ job }: { job: Job }) {
  const { t } = useTranslation(['unitReport', 'common']);
  const titleOf = useVehicleTitle();
  const title = ({ vehicle }: JobUnit, number: number) =>
    t('unit', {
      number: String(number),
      vehicle: titleOf(vehicle, job.createdAt) ?? t('common:vehicle.unknown'),
    });
  if (job.jobVehicles.every(({ reports = [] }) => reports.length === 0)) return null;
  return (
    <Section title={t('heading')}>
      {job.jobVehicles.map((unit, index) =>
        unit.reports?.length ? (
          <UnitReport key={unit.id} title={title(unit, index + 1)} reports={unit.reports} />
        ) : null,
      )}
    </Section>
  );
}
