import { TEXT_MAX } from '@dispatch/domain/limits';
import { z } from 'zod';
import { instant, maybe, version } from '../../http/answers/answer-fields';
import { optionalEmail, optionalText } from '../../http/input/fields';

const text = () => maybe(z.string());

export const CompanyProfileAnswer = z
  .object({
    legalName: text().meta({ example: 'Transport Exemple inc.' }),
    address: text(),
    city: text(),
    province: text(),
    postalCode: text(),
    phone: text(),
    email: text(),
    nsc: text().meta({ description: 'Number by the National Safety Code.', example: 'ON1234567' }),
    cvor: text().meta({ description: 'Number of the CVOR certificate of Ontario.' }),
    nir: text().meta({ description: 'Number of the registry of Quebec (NIR).' }),
    updatedAt: maybe(instant()).meta({ description: 'Null until somebody has filled it in.' }),
    version: version(),
  })
  .meta({ id: 'CompanyProfile', description: 'What the papers of the company say of it.' });
export type CompanyProfileAnswer = z.output<typeof CompanyProfileAnswer>;

/** What is left out stays as it is. */
export const CompanyProfileBody = z
  .strictObject({
    legalName: optionalText(TEXT_MAX.name),
    address: optionalText(TEXT_MAX.address),
    city: optionalText(TEXT_MAX.city),
    province: optionalText(TEXT_MAX.province),
    postalCode: optionalText(TEXT_MAX.postalCode),
    phone: optionalText(TEXT_MAX.phone),
    email: optionalEmail('contact_email'),
    nsc: optionalText(TEXT_MAX.carrierNumber),
    cvor: optionalText(TEXT_MAX.carrierNumber),
    nir: optionalText(TEXT_MAX.carrierNumber),
  })
  .meta({
    id: 'CompanyProfileChanges',
    example: { legalName: 'Transport Exemple inc.', nsc: 'ON1234567' },
  });
export type CompanyProfileBody = z.output<typeof CompanyProfileBody>;
