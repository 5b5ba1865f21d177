import { withPickedCustomer } from '@dispatch/domain/jobs/dispatch-form';
import type { JobTemplate } from '../../api/jobs/series';
import { useLazyGetCustomerQuery } from '../../api/customers';
import { fill } from '../../parts/job-form/jobForm';
import { TemplatesDialog } from '../../parts/templates/TemplatesDialog';
import { useDispatchForm } from './dispatchForm';
import { fromTemplate, toTemplate } from './startValues';

/** Templates over the New Dispatch form: one can fill it, or it is saved as one. */
export function DispatchTemplates({ onClose }: { onClose: () => void }) {
  const form = useDispatchForm();
  const [getCustomer] = useLazyGetCustomerQuery();
  const use = async (template: JobTemplate) => {
    const { customerId } = template.job;
    const { data } = customerId === null ? {} : await getCustomer({ id: customerId });
    fill(form, { ...fromTemplate(template), ...(data && withPickedCustomer(data)) });
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
