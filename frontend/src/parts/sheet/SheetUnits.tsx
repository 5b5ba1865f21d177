import type { Job } from '../../api/jobs';
import { vinText } from '../job/jobTexts';
import { useVehicleTitle } from '../job/useVehicleTitle';
import { useTranslation } from '../../ui/text/useTranslation';
import './sheet.css';

/** All units in the order of loading, close enough for nine on a page. */
export function SheetUnits({ job }: { job: Job }) {
  const { t } = useTranslation(['jobSheet', 'common']);
  const titleOf = useVehicleTitle();
  const unknown = t('common:vehicle.unknown');
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
            <td>{titleOf(vehicle, job.createdAt) ?? unknown}</td>
            <td className="sheet-vin">{vehicle.vin ?? vinText(vehicle) ?? unknown}</td>
            <td>{vehicle.poNumber}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
