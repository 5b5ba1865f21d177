import { withCustomerAddress } from '@dispatch/domain/jobs/dispatch-form';
import type { Side } from '@dispatch/domain/jobs/job-location';
import { trimmed } from '@dispatch/domain/text/text';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { FieldCell } from '../../ui/form/layout/FieldGrid';
import { FormSection } from '../../ui/form/layout/FormSection';
import { FormField } from '../../ui/form/FormField';
import { useToast } from '../../ui/over/toast/useToast';
import { useTranslation } from '../../ui/text/useTranslation';
import { fill } from '../../parts/job-form/jobForm';
import { LocationFields } from '../../parts/job-form/LocationFields';
import { useDispatchForm, type DispatchValues } from './dispatchForm';
import { useChosenCustomer } from './useChosenCustomer';
import { useUsualPlaces } from './useUsualPlaces';

export function LocationSection({ side }: { side: Side }) {
  const { t } = useTranslation('dispatch');
  return (
    <FormSection title={t(`location.${side}`)} action={<UseCustomerAddress side={side} />}>
      <LocationFields side={side} usual={useUsualPlaces(side)}>
        <FieldCell span={2} isAside>
          <FormField<DispatchValues>
            name={`${side}Country`}
            label={t('location.country')}
            help={t('location.countryHint')}
            readOnly
            tabIndex={-1}
          />
        </FieldCell>
      </LocationFields>
    </FormSection>
  );
}

/** Shown once an existing customer with an address is chosen. */
function UseCustomerAddress({ side }: { side: Side }) {
  const { t } = useTranslation('dispatch');
  const form = useDispatchForm();
  const toast = useToast();
  const customer = useChosenCustomer();
  if (!customer || !trimmed(customer.address)) return null;
  const handleUse = () => {
    fill(form, {
      ...withCustomerAddress(form.getValues(), side, customer),
      [`${side}Country`]: '',
    });
    toast.show({ title: t('location.applied.title'), description: t(`location.applied.${side}`) });
  };
  return (
    <Button isMinor onClick={handleUse}>
      <Icon name="premises" />
      {t('location.useCustomerAddress')}
    </Button>
  );
}
