import { isEmail } from '@dispatch/domain/people/email';
import { TEXT_MAX } from '@dispatch/domain/limits';
import type { KeyOf } from '../../locales/keys';
import type { Translate } from '../../ui/text/useTranslation';
import { checkStops, jobFormShape } from '../../parts/job-form/jobFormShape';
import { unitsSchema, vehicleChecks } from '../../parts/units/unitSchema';
import { dateText } from '../../lib/dateText';
import * as z from '../../lib/schema';
import { DISPATCH_DAYS } from './dispatchForm';

export function dispatchSchema(t: Translate<KeyOf<'jobForm'>>, latestYear: number) {
  const { text, vin } = vehicleChecks(t, latestYear);
  const shape = z.object({
    ...jobFormShape(t, latestYear),
    customerName: text(TEXT_MAX.name),
    customerEmail: text(TEXT_MAX.email).refine(
      (value) => !value.trim() || isEmail(value.trim()),
      'dispatch:errors.email',
    ),
    customerPhone: text(TEXT_MAX.phone),
    pickedEmail: z.string(),
    pickedPhone: z.string(),
    isMultipleVehicles: z.boolean(),
    vehicleMakeModel: text(TEXT_MAX.makeModel),
    vinLast8: vin,
    units: unitsSchema(t, latestYear),
    pickupCountry: z.string(),
    dropoffCountry: z.string(),
    responsibleId: z.number().nullable(),
    pickupDate: dateText,
    deliveryDate: dateText,
  });
  return shape.superRefine(checkStops<z.infer<typeof shape>>(t, DISPATCH_DAYS));
}
