import { LOCATION_PARTS, type LocationPart, type Side } from '@dispatch/domain/jobs/job-location';
import { formatPhone } from '@dispatch/domain/people/phone';
import { isPlausiblePostalCode, normalisePostalCode } from '@dispatch/domain/places/postal-code';
import { provinceFromText } from '@dispatch/domain/places/province';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FieldCell, FieldGrid } from '../../ui/form/layout/FieldGrid';
import { TidyField } from '../../ui/form/TidyField';
import { useTranslation } from '../../ui/text/useTranslation';
import type { AddressOption } from '../address/fullAddress';
import { useJobForm } from './jobForm';
import { PART_MAX } from './jobFormShape';
import { LocationAddress } from './LocationAddress';

interface PartField {
  /** Formats the input on blur. */
  tidy?: (text: string) => string;
  type?: 'tel';
  /** In upper case; without a maximum length, because blur shortens it. */
  isCode?: boolean;
}

const PART_FIELDS: Readonly<Record<Exclude<LocationPart, 'Address'>, PartField>> = {
  City: {},
  Province: { tidy: (text) => provinceFromText(text) ?? text.trim().toUpperCase(), isCode: true },
  PostalCode: { tidy: normalisePostalCode, isCode: true },
  ContactName: {},
  ContactPhone: { tidy: formatPhone, type: 'tel' },
  SiteContactName: {},
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
      {LOCATION_PARTS.filter((part) => part !== 'Address').map((part) => {
        const { tidy = (text: string) => text, type, isCode = false } = PART_FIELDS[part];
        return (
          <FieldCell key={part} span={2} half={isCode}>
            <TidyField
              {...{ control, tidy, type }}
              name={`${side}${part}`}
              label={t(`parts.${part}`)}
              help={part === 'PostalCode' && isDoubtful ? t('postalCodeWarning') : undefined}
              maxLength={isCode ? undefined : PART_MAX[part]}
              autoCapitalize={isCode ? 'characters' : undefined}
            />
          </FieldCell>
        );
      })}
    </FieldGrid>
  );
}
