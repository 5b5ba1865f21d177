import { JOB_STATUSES } from '@dispatch/domain/jobs/job-status';
import { TEXT_MAX } from '@dispatch/domain/limits';
import type { KeyOf } from '../../../locales/keys';
import type { Translate } from '../../../ui/text/useTranslation';
import { checkStops, jobFormShape } from '../../../parts/job-form/jobFormShape';
import { vehicleChecks } from '../../../parts/units/unitSchema';
import { dateText } from '../../../lib/dateText';
import * as z from '../../../lib/schema';
import { EDITED_DAYS } from './jobEditForm';

export function jobEditSchema(t: Translate<KeyOf<'jobForm'>>, latestYear: number) {
  const { text, vin } = vehicleChecks(t, latestYear);
  const shape = z.object({
    ...jobFormShape(t, latestYear),
    status: z.enum(JOB_STATUSES),
    preferredPickupDate: dateText,
    preferredDeliveryDate: dateText,
    responsibleId: z.number().nullable(),
    vehicleMake: text(TEXT_MAX.make),
    vehicleModel: text(TEXT_MAX.model),
    vehicleVin: vin,
    vehiclePoNumber: text(TEXT_MAX.poNumber),
    completionNotes: text(TEXT_MAX.completionNotes, true),
  });
  return shape.superRefine(checkStops<z.infer<typeof shape>>(t, EDITED_DAYS));
}
