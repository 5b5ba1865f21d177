import { TEXT_MAX } from '@dispatch/domain/limits';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldPair } from '../../ui/form/layout/FieldGrid';
import { FormControlField, FormField } from '../../ui/form/FormField';
import { AddressField } from './AddressField';
import type { Address } from './fullAddress';
import { POSTAL_CODE, PROVINCE } from './postalParts';

type PostalValues = Pick<Address, 'address' | 'city' | 'province' | 'postalCode'>;

/** A postal address: four fields with these names, inside a `FormProvider`. */
export function PostalFields({ labelOf }: { labelOf: (part: keyof PostalValues) => string }) {
  const { control, setValue } = useFormContext<PostalValues>();
  const address = useWatch({ control, name: 'address' });
  const handlePick = (picked: Address) => {
    for (const part of ['address', 'city', 'province', 'postalCode'] as const)
      setValue(part, picked[part], { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <FormControlField<PostalValues>
        name="address"
        label={labelOf('address')}
        render={({ field, ids }) => (
          <AddressField
            ids={ids}
            name={field.name}
            inputRef={field.ref}
            value={address}
            onChange={field.onChange}
            onBlur={field.onBlur}
            onPick={handlePick}
            maxLength={TEXT_MAX.address}
          />
        )}
      />
      <FieldPair wideFirst>
        <FormField<PostalValues> name="city" label={labelOf('city')} maxLength={TEXT_MAX.city} />
        <FormField<PostalValues> {...PROVINCE} name="province" label={labelOf('province')} />
        <FormField<PostalValues> {...POSTAL_CODE} name="postalCode" label={labelOf('postalCode')} />
      </FieldPair>
    </>
  );
}
