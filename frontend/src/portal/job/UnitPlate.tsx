import { vinText } from '../../parts/job/jobTexts';
import { useVehicleTitle } from '../../parts/job/useVehicleTitle';
import type { JobVehicle } from '../../api/jobs';
import '../../ui/text/text.css';
import '../../ui/text/type.css';
import { useTranslation } from '../../ui/text/useTranslation';
import './job.css';
import { unitName } from './unit';

/** Reads like a plate: year, make and model, then the last eight of the VIN. */
export function UnitPlate({ vehicle, madeAt }: { vehicle: JobVehicle | null; madeAt: string }) {
  const { t } = useTranslation('driver');
  const missing = t('units.missing');
  const title = useVehicleTitle()(vehicle, madeAt);
  return (
    <div className="plate">
      <p className="type-h4 breakable">{vehicle ? unitName(vehicle, title, missing) : missing}</p>
      <div className="plate-vin">
        <span className="type-small quiet">{t('units.vin')}</span>
        <span className="plate-number type-figure">{vinText(vehicle) ?? missing}</span>
      </div>
    </div>
  );
}
