import { SIDES } from '@dispatch/domain/jobs/job-location';
import type { Job } from '../../api/jobs/jobs';
import { vinText } from '../job/jobTexts';
import { useVehicleTitle } from '../job/useVehicleTitle';
import { useTranslation } from '../../ui/text/useTranslation';
import './sheet.css';

/**
 * All units in loading order, compact enough for nine on a page, with room for handwritten notes on
 * their condition.
 */
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
          <th scope="col" className="sheet-blank">
            {t('odometer')}
          </th>
          <th scope="col" className="sheet-blank">
            {t('keys')}
          </th>
          {SIDES.map((side) => (
            <th key={side} scope="col" className="sheet-blank sheet-damage">
              {t(`damage.${side}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {job.jobVehicles.map(({ id, vehicle }, index) => (
          <tr key={id}>
            <td>{index + 1}</td>
            <td>{titleOf(vehicle, job.createdAt) ?? unknown}</td>
            <td className="sheet-vin">{vehicle.vin ?? vinText(vehicle) ?? unknown}</td>
            <td>{vehicle.poNumber}</td>
            <td className="sheet-blank" />
            <td className="sheet-blank" />
            {SIDES.map((side) => (
              <td key={side} className="sheet-blank" />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
