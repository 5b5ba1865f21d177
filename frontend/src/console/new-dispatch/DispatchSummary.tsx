import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Side } from '@dispatch/domain/jobs/job-location';
import { isMoney, sumCents, toCents, toDollars } from '@dispatch/domain/text/money';
import { lastEight } from '@dispatch/domain/vehicles/vin';
import { parseCalendarDate } from '@dispatch/domain/time/calendar-date';
import { useWatch } from 'react-hook-form';
import { useListDriversQuery } from '../../api/drivers';
import { useSession } from '../../api/accounts/session';
import { DescriptionItem } from '../../ui/facts/DescriptionItem';
import { useVehicleTitle } from '../../parts/job/useVehicleTitle';
import { useFormat } from '../../ui/text/useFormat';
import { useTranslation } from '../../ui/text/useTranslation';
import { unitsOf, useDispatchForm, type DispatchValues } from './dispatchForm';

function placeOf(values: DispatchValues, side: Side): string {
  const region = [values[`${side}City`], values[`${side}Province`]].filter(Boolean).join(', ');
  return region || values[`${side}Address`];
}

/** Dollars; null if no price is given. Incomplete amounts are ignored. */
function priceOf(values: DispatchValues): number | null {
  const given = unitsOf(values)
    .map(({ price }) => price)
    .filter(isMoney);
  return given.length === 0 ? null : toDollars(sumCents(given.map(toCents)));
}

/** The job has no creation time yet. Every year in the form was entered, so none is a placeholder. */
const NOT_MADE_YET = '';

/** A live summary of the job. */
export function DispatchSummary() {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const { may } = useSession();
  const { control } = useDispatchForm();
  // Subscribes to all values, because it shows all of them.
  const values = useWatch({ control }) as DispatchValues;
  const pickupDay = parseCalendarDate(values.pickupDate);
  const { data: drivers } = useListDriversQuery({});
  const driver = drivers?.find(({ id }) => id === values.driverId);
  const price = priceOf(values);
  const titleOf = useVehicleTitle();

  return (
    <Stack component="dl" sx={{ gap: 3, m: 0 }}>
      <DescriptionItem label={t('summary.route')}>
        <RouteLine place={placeOf(values, 'pickup')} end="pickup" />
        <RouteLine place={placeOf(values, 'dropoff')} end="dropoff" />
      </DescriptionItem>
      <DescriptionItem label={t('summary.units', { count: unitsOf(values).length })}>
        <Stack component="span" sx={{ gap: 1 }}>
          {unitsOf(values).map((unit) => (
            <UnitLine
              key={unit.id}
              name={titleOf(unit, NOT_MADE_YET)}
              vin={lastEight(unit.vinLast8)}
            />
          ))}
        </Stack>
      </DescriptionItem>
      <DescriptionItem
        label={t('summary.customer')}
        value={values.customerName.trim()}
        fallback={t('summary.notYet')}
      />
      <DescriptionItem
        label={t('summary.driver')}
        value={driver?.name}
        fallback={t('additional.noDriver')}
      />
      {pickupDay !== null && (
        <DescriptionItem label={t('summary.pickupDate')} value={format.day(pickupDay)} />
      )}
      {may('prices:read') && (
        <DescriptionItem label={t('summary.price')} fallback={t('summary.none')}>
          {price === null ? undefined : (
            <Typography component="span" variant="figure">
              {format.money(price)}
            </Typography>
          )}
        </DescriptionItem>
      )}
    </Stack>
  );
}

function RouteLine({ place, end }: { place: string; end: Side }) {
  const { t } = useTranslation('dispatch');
  return (
    <Box component="span" sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
      <Box
        component="span"
        aria-hidden
        sx={({ vars }) => ({
          flexShrink: 0,
          width: 8,
          height: 8,
          borderRadius: end === 'pickup' ? 4 : 0.5,
          bgcolor: end === 'pickup' ? vars.palette.success.main : vars.palette.error.main,
        })}
      />
      <Box
        component="span"
        sx={{ minWidth: 0, color: place ? undefined : 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {place || t(`summary.unknown.${end}`)}
      </Box>
    </Box>
  );
}

function UnitLine({ name, vin }: { name: string | null; vin: string }) {
  const { t } = useTranslation(['dispatch', 'jobForm']);
  return (
    <Box component="span" sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
      <Typography
        component="span"
        noWrap
        sx={{ flex: 1, minWidth: 0, color: name ? undefined : 'text.secondary' }}
        title={name ?? undefined}
      >
        {name || t('jobForm:unknownVehicle')}
      </Typography>
      <Typography
        component="span"
        variant="caption"
        color="textSecondary"
        sx={({ typography }) => ({ fontFamily: typography.mono.fontFamily })}
      >
        {vin}
      </Typography>
    </Box>
  );
}
