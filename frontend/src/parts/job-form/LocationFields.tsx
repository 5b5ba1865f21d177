import { LOCATION_PARTS, type LocationPart, type Side } from '@dispatch/domain/jobs/job-location';
import { formatPhone } from '@dispatch/domain/people/phone';
import { isPlausiblePostalCode } from '@dispatch/domain/places/postal-code';
import type { ComponentProps, ReactNode, ClipboardEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { parsePastedAddress } from '@dispatch/domain/places/address-paste';
import { placeTimeZone } from '@dispatch/domain/places/place-time-zone';
import { FieldCell, FieldGrid } from '../../ui/form/layout/FieldGrid';
import { FormField, FormControlField } from '../../ui/form/FormField';
import { useTranslation } from '../../ui/text/useTranslation';
import type { AddressOption, Address } from '../address/fullAddress';
import { POSTAL_CODE, PROVINCE } from '../address/postalParts';
import { useJobForm, fill, type JobFormValues } from './jobForm';
import { PART_MAX } from './jobFormShape';
import { AddressField } from '../address/AddressField';
import { useConfig } from '../../api/config';
import { TimeField } from '../../ui/form/TimeField';
import { useTexts } from '../../ui/text/useTexts';

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

type AddressParts = { readonly [Part in keyof Address]?: string | null };

interface LocationAddressProps {
  side: Side;
  usual?: readonly AddressOption[] | undefined;
}

/** The street; a suggestion, a pasted or a typed address also fills the other parts. */
function LocationAddress({ side, usual }: LocationAddressProps) {
  const { t } = useTranslation('jobForm');
  const form = useJobForm();
  const fillAddress = ({ address, city, province, postalCode, country }: AddressParts) =>
    fill(form, {
      [`${side}Address`]: address ?? '',
      [`${side}City`]: city ?? '',
      [`${side}Province`]: province ?? '',
      [`${side}PostalCode`]: postalCode ?? '',
      [`${side}Country`]: country ?? (province ? t('canada') : ''),
    });
  const handlePaste = (event: ClipboardEvent) => {
    const parts = parsePastedAddress(event.clipboardData.getData('text'));
    if (!parts.city && !parts.province && !parts.postalCode) return;
    event.preventDefault();
    fillAddress(parts);
  };
  /** Splits a typed address that includes more than a street, if the other parts are empty. */
  const handleBlur = () => {
    const others = form.getValues([`${side}City`, `${side}Province`, `${side}PostalCode`]);
    const parts = parsePastedAddress(form.getValues(`${side}Address`));
    const isWhole = parts.address && parts.city && (parts.province ?? parts.postalCode);
    if (isWhole && !others.some((text) => text.trim())) fillAddress(parts);
  };
  return (
    <FormControlField<JobFormValues>
      name={`${side}Address`}
      label={t('parts.Address')}
      help={t('addressHint')}
      render={({ field, ids }) => (
        <AddressField
          ids={ids}
          name={field.name}
          inputRef={field.ref}
          value={String(field.value)}
          onChange={field.onChange}
          onBlur={() => {
            handleBlur();
            field.onBlur();
          }}
          usual={usual}
          onPick={fillAddress}
          onPaste={handlePaste}
          maxLength={PART_MAX.Address}
        />
      )}
    />
  );
}

/** The hours of one end of the route, and their time zone if it is not the company's. */
function StopHours({ side }: { side: Side }) {
  const { t, format } = useTexts('jobForm');
  const { control } = useJobForm();
  const config = useConfig();
  const [city, province, postalCode] = useWatch({
    control,
    name: [`${side}City`, `${side}Province`, `${side}PostalCode`],
  });
  const timeZone = placeTimeZone({ city, province, postalCode }, config.timeZone);
  const help = timeZone === config.timeZone ? undefined : format.timeZone(timeZone);
  return (
    <>
      {(['From', 'Until'] as const).map((end) => (
        <FieldCell key={end} span={2} half>
          <TimeField
            control={control}
            name={`${side}${end}`}
            label={t(`parts.${end}`)}
            help={help}
          />
        </FieldCell>
      ))}
    </>
  );
}
