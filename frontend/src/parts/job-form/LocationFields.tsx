import { LOCATION_PARTS, type LocationPart, type Side } from '@dispatch/domain/jobs/job-location';
import { formatPhone } from '@dispatch/domain/people/phone';
import { isPlausiblePostalCode } from '@dispatch/domain/places/postal-code';
import type { ComponentProps, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FieldCell, FieldGrid } from '../../ui/form/layout/FieldGrid';
import { FormField } from '../../ui/form/FormField';
import { useTranslation } from '../../ui/text/useTranslation';
import type { AddressOption } from '../address/fullAddress';
import { POSTAL_CODE, PROVINCE } from '../address/postalParts';
import { useJobForm } from './jobForm';
import { PART_MAX } from './jobFormShape';
import { LocationAddress } from './LocationAddress';
import { StopHours } from './StopHours';

type PartField = Pick<
  ComponentProps<typeof FormField>,
  'tidy' | 'type' | 'maxLength' | 'autoCapitalize'
>;
const plain = (maxLength: number): PartField => ({ tidy: (text) => text, maxLength });

const PART_FIELDS: Readonly<Record<Exclude<LocationPart, 'Address'>, PartField>> = {
  City: plain(PART_MAX.City),
  Province: PROVINCE,
  PostalCode: POSTAL_CODE,
  ContactName: plain(PART_MAX.ContactName),
  ContactPhone: { tidy: formatPhone, type: 'tel', maxLength: PART_MAX.ContactPhone },
  SiteContactName: plain(PART_MAX.SiteContactName),
};

interface LocationFieldsProps {
  side: Side;
  /** Offered while the address is empty. */
  usual?: readonly AddressOption[];
  /** A cell next to the address. */
  children?: ReactNode;
}

/** Address and contacts of one end of the route. */
export function LocationFields({ side, usual, children }: LocationFieldsProps) {
  const { t } = useTranslation('jobForm');
  const { control } = useJobForm();
  const postalCode = useWatch({ control, name: `${side}PostalCode` });
  /** The format check of Canadian postal codes can only warn, not reject. */
  const isDoubtful = postalCode.trim() !== '' && !isPlausiblePostalCode(postalCode);
  return (
    <FieldGrid>
      <FieldCell span={children ? 4 : 6}>
        <LocationAddress side={side} usual={usual} />
      </FieldCell>
      {children}
      {LOCATION_PARTS.filter((part) => part !== 'Address').map((part) => (
        <FieldCell key={part} span={2} half={part === 'Province' || part === 'PostalCode'}>
          <FormField
            {...PART_FIELDS[part]}
            control={control}
            name={`${side}${part}`}
            label={t(`parts.${part}`)}
            help={part === 'PostalCode' && isDoubtful ? t('postalCodeWarning') : undefined}
          />
        </FieldCell>
      ))}
      <StopHours side={side} />
    </FieldGrid>
  );
}
