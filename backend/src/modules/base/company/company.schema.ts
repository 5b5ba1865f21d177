import { LANGUAGES } from '@dispatch/domain/text/language';
import { REPORT_LEVELS } from '@dispatch/domain/report/required-parts';
import { START_PAGES } from '@dispatch/domain/views/start-page';
import { z } from 'zod';

export const ConfigAnswer = z
  .object({
    companyName: z.string(),
    logoText: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    primaryColor: z.string().meta({ example: '#1D4ED8' }),
    successColor: z.string(),
    warningColor: z.string(),
    timeZone: z.string().meta({ example: 'America/Toronto' }),
    googleMapsApiKey: z.string().nullable(),
    startPage: z.enum(START_PAGES).describe('The greeting of people who are not signed in.'),
    passwordReset: z.boolean().describe('Whether people can ask for a link to set a new password.'),
    signInProvider: z
      .string()
      .nullable()
      .describe('The name of the sign-in provider; `null` without one.'),
    passwordSignIn: z
      .boolean()
      .describe('Whether all users may sign in by password, or only one account.'),
    reportLevel: z
      .enum(REPORT_LEVELS)
      .describe('How much a report of a vehicle needs, unless its customer says otherwise.'),
    languages: z.array(z.enum(LANGUAGES)),
  })
  .meta({ id: 'Config', description: 'The company’s facts for the browser app.' });
export type ConfigAnswer = z.output<typeof ConfigAnswer>;
