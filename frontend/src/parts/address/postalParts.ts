import { normalisePostalCode } from '@dispatch/domain/places/postal-code';
import { provinceFromText } from '@dispatch/domain/places/province';

/** Fields without a maximum length, because the text is shortened on blur. */
export const PROVINCE = {
  tidy: (text: string) => provinceFromText(text) ?? text.trim().toUpperCase(),
  autoCapitalize: 'characters',
} as const;
export const POSTAL_CODE = { tidy: normalisePostalCode, autoCapitalize: 'characters' } as const;
