import { TBD } from '@dispatch/domain/people/customer';
import type { Job } from '../../../api/jobs';
import { vehicleTitle, vinText } from '../../../parts/job/jobTexts';
import { useTranslation } from '../../../ui/text/useTranslation';
import './sheet.css';

/** All units in the order of loading, close enough for nine on a page. */
export function SheetUnits({ job }: { job: Job }) {
  const { t } = useTranslation('jobSheet');
  return (
    <table className="sheet-units">
      <thead>
        <tr>
          <th scope="col">{t('number')}</th>
          <th scope="col">{t('vehicle')}</th>
          <th scope="col">{t('vin')}</th>
          <th scope="col">{t('poNumber')}</th>
        </tr>
      </thead>
      <tbody>
        {job.jobVehicles.map(({ id, vehicle }, index) => (
          <tr key={id}>
            <td>{index + 1}</td>
            <td>{vehicleTitle(vehicle) ?? TBD}</td>
            <td className="sheet-vin">{vehicle.vin ?? vinText(vehicle) ?? TBD}</td>
            <td>{vehicle.poNumber}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
