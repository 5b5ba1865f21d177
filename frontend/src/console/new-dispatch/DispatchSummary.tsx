import type { DispatchUnit } from '@dispatch/domain/jobs/dispatch-form';
import { SIDES, type Side } from '@dispatch/domain/jobs/job-location';
import { isMoney, sumCents, toCents, toDollars } from '@dispatch/domain/text/money';
import { lastEight } from '@dispatch/domain/vehicles/vin';
import { parseCalendarDate } from '@dispatch/domain/time/calendar-date';
import { useWatch } from 'react-hook-form';
import { useListDriversQuery } from '../../api/drivers';
import { useSession } from '../../api/accounts/session';
import { DescriptionItem } from '../../ui/facts/DescriptionItem';
import { useVehicleTitle } from '../../parts/job/useVehicleTitle';
import { useTexts } from '../../ui/text/useTexts';
import { unitsOf, useDispatchForm, type DispatchValues } from './dispatchForm';
import './new-dispatch.css';

function placeOf(values: DispatchValues, side: Side): string {
  const region = [values[`${side}City`], values[`${side}Province`]].filter(Boolean).join(', ');
  return region || values[`${side}Address`];
}

/** Dollars; null if no price is given. Incomplete amounts are ignored. */
function priceOf(units: readonly DispatchUnit[]): number | null {
  const given = units.map(({ price }) => price).filter(isMoney);
  return given.length === 0 ? null : toDollars(sumCents(given.map(toCents)));
}

/** The job has no creation time yet. Every year in the form was entered, so none is a placeholder. */
const NOT_MADE_YET = '';

/** A live summary of the job. */
export function DispatchSummary() {
  const { t, format } = useTexts(['dispatch', 'jobForm']);
  const { may } = useSession();
  const { control } = useDispatchForm();
  // Subscribes to all values, because it shows all of them.
  const values = useWatch({ control }) as DispatchValues;
  const pickupDay = parseCalendarDate(values.pickupDate);
  const { data: drivers } = useListDriversQuery({});
  const driver = drivers?.find(({ id }) => id === values.driverId);
  const units = unitsOf(values);
  const price = priceOf(units);
  const titleOf = useVehicleTitle();

  return (
    <dl className="dispatch-summary">
      <DescriptionItem label={t('summary.route')}>
        {SIDES.map((side) => {
          const place = placeOf(values, side);
          return (
            <span key={side} className="line line-baseline">
              <span className="summary-end" data-side={side} aria-hidden />
              <span className={place ? undefined : 'quiet'}>
                {place || t(`summary.unknown.${side}`)}
              </span>
            </span>
          );
        })}
      </DescriptionItem>
      <DescriptionItem label={t('summary.units', { count: units.length })}>
        {units.map((unit) => {
          const name = titleOf(unit, NOT_MADE_YET);
          return (
            <span key={unit.id} className="line line-baseline summary-unit">
              <span className={name ? 'cut push' : 'cut push quiet'} title={name ?? undefined}>
                {name || t('jobForm:unknownVehicle')}
              </span>
              <span className="type-caption quiet summary-vin">{lastEight(unit.vinLast8)}</span>
            </span>
          );
        })}
      </DescriptionItem>
      <DescriptionItem
        label={t('jobForm:fields.customerId')}
        value={values.customerName.trim()}
        fallback={t('summary.notYet')}
      />
      <DescriptionItem
        label={t('jobForm:fields.driverId')}
        value={driver?.name}
        fallback={t('additional.noDriver')}
      />
      {pickupDay !== null && (
        <DescriptionItem label={t('summary.pickupDate')} value={format.day(pickupDay)} />
      )}
      {may('prices:read') && (
        <DescriptionItem label={t('summary.price')} fallback={t('summary.none')}>
          {price === null ? undefined : <span className="type-figure">{format.money(price)}</span>}
        </DescriptionItem>
      )}
    </dl>
  );
}
