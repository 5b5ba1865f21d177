import { withCustomerAddress } from '@dispatch/domain/jobs/dispatch-form';
import type { Side } from '@dispatch/domain/jobs/job-location';
import { TEXT_MAX } from '@dispatch/domain/limits';
import { formatPhone } from '@dispatch/domain/people/phone';
import { trimmed } from '@dispatch/domain/text/text';
import { Button } from '../../ui/button/Button';
import { Icon } from '../../ui/icon/Icon';
import { FieldCell, FieldGrid } from '../../ui/form/layout/FieldGrid';
import { FormField } from '../../ui/form/FormField';
import { useToast } from '../../ui/over/toast/useToast';
import { TidyField } from '../../ui/form/TidyField';
import { useTranslation } from '../../ui/text/useTranslation';
import { AddressFields } from './AddressFields';
import { fill, useDispatchForm } from './dispatchForm';
import { FormSection } from '../../ui/form/layout/FormSection';
import { useChosenCustomer } from './useChosenCustomer';

export function LocationSection({ side }: { side: Side }) {
  const { t } = useTranslation('dispatch');
  const { control } = useDispatchForm();
  return (
    <FormSection title={t(`location.${side}`)} action={<UseCustomerAddress side={side} />}>
      <FieldGrid>
        <AddressFields side={side} />
        <FieldCell span={2}>
          <FormField
            control={control}
            name={`${side}ContactName`}
            label={t('location.contactName')}
            maxLength={TEXT_MAX.contactName}
          />
        </FieldCell>
        <FieldCell span={2}>
          <TidyField
            control={control}
            name={`${side}ContactPhone`}
            label={t('location.contactPhone')}
            type="tel"
            tidy={formatPhone}
            maxLength={TEXT_MAX.phone}
          />
        </FieldCell>
        <FieldCell span={2}>
          <FormField
            control={control}
            name={`${side}SiteContactName`}
            label={t('location.siteContactName')}
            maxLength={TEXT_MAX.contactName}
          />
        </FieldCell>
      </FieldGrid>
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
    fill(form, withCustomerAddress(form.getValues(), side, customer));
    fill(form, { [`${side}Country`]: '' });
    toast.show({ title: t('location.applied.title'), description: t(`location.applied.${side}`) });
  };
  return (
    <Button size="small" variant="outlined" color="secondary" onClick={handleUse}>
      <Icon name="premises" />
      {t('location.useCustomerAddress')}
    </Button>
  );
}
