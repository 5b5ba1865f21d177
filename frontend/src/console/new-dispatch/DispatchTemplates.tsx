import { splitMakeModel } from '@dispatch/domain/jobs/dispatch-payload';
import { LOCATION_FIELDS, type LocationField } from '@dispatch/domain/jobs/job-location';
import { withPickedCustomer, blankUnit } from '@dispatch/domain/jobs/dispatch-form';
import { trimmed } from '@dispatch/domain/text/text';
import type { JobTemplate, TemplateJobBody } from '../../api/jobs/series';
import { useLazyGetCustomerQuery } from '../../api/customers';
import { TemplatesDialog } from '../../parts/templates/TemplatesDialog';
import { fill, type DispatchValues, useDispatchForm } from './dispatchForm';

/** The reusable parts of the form. */
function templateOf(values: DispatchValues): TemplateJobBody {
  const places = LOCATION_FIELDS.map((field) => [field, trimmed(values[field])]);
  const single = { ...splitMakeModel(values.vehicleMakeModel), year: values.vehicleYear };
  const units = values.isMultipleVehicles
    ? values.units.map(({ year, make, model, price }) => ({
        ...{ year, make: trimmed(make), model: trimmed(model), price },
      }))
    : [single];
  return {
    ...(Object.fromEntries(places) as Record<LocationField, string | null>), // every field of the list
    customerId: values.customerId,
    specialInstructions: trimmed(values.specialInstructions),
    poNumber: trimmed(values.poNumber),
    price: values.isMultipleVehicles ? null : values.price,
    vehicleUnitsData: units.length > 0 ? units : null,
  };
}

function formOf({ job }: JobTemplate): Partial<DispatchValues> {
  const places = LOCATION_FIELDS.map((field) => [field, job[field] ?? '']);
  const [first] = job.vehicleUnitsData;
  const isMultipleVehicles = job.vehicleUnitsData.length > 1;
  const units = job.vehicleUnitsData.map(({ year, make, model, price }, index) => ({
    ...blankUnit(`template-${String(index)}`),
    ...{ year, make: make ?? '', model: model ?? '', price },
  }));
  return {
    ...(Object.fromEntries(places) as Record<LocationField, string>), // every field of the list
    ...(isMultipleVehicles
      ? { isMultipleVehicles, units }
      : {
          isMultipleVehicles,
          vehicleYear: first?.year ?? null,
          vehicleMakeModel: [first?.make, first?.model].filter(Boolean).join(' '),
          price: job.price ?? first?.price ?? null,
        }),
    specialInstructions: job.specialInstructions ?? '',
    poNumber: job.poNumber ?? '',
  };
}

/** Templates over the New Dispatch form: one can fill it, or it is saved as one. */
export function DispatchTemplates({ onClose }: { onClose: () => void }) {
  const form = useDispatchForm();
  const [getCustomer] = useLazyGetCustomerQuery();
  const use = async (template: JobTemplate) => {
    const { customerId } = template.job;
    const { data } = customerId === null ? {} : await getCustomer({ id: customerId });
    fill(form, { ...formOf(template), ...(data && withPickedCustomer(data)) });
    onClose();
  };
  return (
    <TemplatesDialog
      getJob={() => templateOf(form.getValues())}
      onUse={(template) => void use(template)}
      onClose={onClose}
    />
  );
}
