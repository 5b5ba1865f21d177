import { MAX_UNITS, TEXT_MAX, YEAR_MIN } from '@dispatch/domain/limits';
import { isMoney } from '@dispatch/domain/text/money';
import { isVinOrTbd } from '@dispatch/domain/vehicles/vin';
import type { KeyOf } from '../../locales/keys';
import type { Translate } from '../../ui/text/useTranslation';
import * as z from '../../lib/schema';

/** Specification 5: no vehicle field is required; given values must be valid. */
export function vehicleChecks(t: Translate<KeyOf<'jobForm'>>, latestYear: number) {
  const range = { min: YEAR_MIN, max: latestYear };
  return {
    text: (max: number, isMultiLine = false) =>
      z.text(
        max,
        { tooLong: t('errors.tooLong', { max }), invalid: t('errors.invalid') },
        isMultiLine,
      ),
    vin: z.string().refine((value) => !value.trim() || isVinOrTbd(value), t('errors.vin')),
    year: z
      .int(t('errors.invalid'))
      .min(YEAR_MIN, t('errors.year', range))
      .max(latestYear, t('errors.year', range))
      .nullable(),
    price: z
      .number(t('errors.invalid'))
      .refine((value) => isMoney(value), t('errors.price'))
      .nullable(),
  };
}

export function unitsSchema(t: Translate<KeyOf<'jobForm'>>, latestYear: number) {
  const { text, vin, year, price } = vehicleChecks(t, latestYear);
  return z
    .array(
      z.object({
        id: z.string(),
        year,
        make: text(TEXT_MAX.make),
        model: text(TEXT_MAX.model),
        vinLast8: vin,
        poNumber: text(TEXT_MAX.poNumber),
        price,
      }),
    )
    .max(MAX_UNITS, t('errors.tooMany', { max: MAX_UNITS }))
    .readonly();
}
