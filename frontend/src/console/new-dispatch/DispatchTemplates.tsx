import { blankUnit, withPickedCustomer } from '@dispatch/domain/jobs/dispatch-form';
import { trimmed } from '@dispatch/domain/text/text';
import type { JobTemplate, TemplateJobBody } from '../../api/jobs/series';
import { useLazyGetCustomerQuery } from '../../api/customers';
import { type Colleague, useLazyListColleaguesQuery } from '../../api/jobs/comments';
import { fill, shownTexts, storedTexts } from '../../parts/job-form/jobForm';
import { TemplatesDialog } from '../../parts/templates/TemplatesDialog';
import { unitsOf, useDispatchForm, type DispatchValues } from './dispatchForm';
import { stillColleague, vehiclesOf } from './startValues';

/** Form values of a template; a typed VIN stays. */
function fromTemplate(
  { job }: JobTemplate,
  colleagues: readonly Colleague[],
): Partial<DispatchValues> {
  const units = job.vehicleUnitsData.map(({ year, make, model, price }, index) => ({
    ...blankUnit(`template-${String(index)}`),
    ...{ year, make: make ?? '', model: model ?? '', price },
  }));
  const responsibleId = stillColleague(job.responsibleId, colleagues);
  return {
    ...shownTexts(job),
    ...vehiclesOf(units, job.price ?? units[0]?.price ?? null),
    ...(responsibleId !== null && { responsibleId }),
  };
}

/** The reusable parts of the form. */
function toTemplate(values: DispatchValues): TemplateJobBody {
  const { customerId, responsibleId, isMultipleVehicles, price } = values;
  const units = unitsOf(values).map((unit) => ({
    year: unit.year,
    make: trimmed(unit.make),
    model: trimmed(unit.model),
    ...(isMultipleVehicles && { price: unit.price }),
  }));
  return {
    ...storedTexts(values),
    ...{ customerId, responsibleId },
    price: isMultipleVehicles ? null : price,
    vehicleUnitsData: units.length > 0 ? units : null,
  };
}

/** Templates over the New Dispatch form: one can fill it, or it is saved as one. */
export function DispatchTemplates({ onClose }: { onClose: () => void }) {
  const form = useDispatchForm();
  const [getCustomer] = useLazyGetCustomerQuery();
  const [listColleagues] = useLazyListColleaguesQuery();
  const use = async (template: JobTemplate) => {
    const { customerId, responsibleId } = template.job;
    const { data } = customerId === null ? {} : await getCustomer({ id: customerId });
    const { data: colleagues = [] } = responsibleId === null ? {} : await listColleagues();
    fill(form, { ...fromTemplate(template, colleagues), ...(data && withPickedCustomer(data)) });
    onClose();
  };
  return (
    <TemplatesDialog
      getJob={() => toTemplate(form.getValues())}
      onUse={(template) => void use(template)}
      onClose={onClose}
    />
  );
}
