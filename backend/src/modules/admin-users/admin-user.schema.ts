import { PASSWORD_MIN, TEXT_MAX } from '@dispatch/domain/limits';
import { ROLES } from '@dispatch/domain/people/permissions';
import { codePointLength } from '@dispatch/domain/text/text';
import { z } from 'zod';
import {
  flag,
  oneOf,
  optionalText,
  paging,
  queryText,
  requiredEmail,
  requiredText,
} from '../../http/input/fields';
import { says } from '../../http/input/problems';
import { password } from '../auth/passwords/password-rule';

const newPassword = () => says('new_password', { min: PASSWORD_MIN });

export const USER_SORTS = ['name', 'email', 'role', 'lastLogin', 'createdAt'] as const;

const driverFields = () => ({
  driverName: optionalText(TEXT_MAX.name).describe(
    'Name of the driver record; the name of the user when it is not given.',
  ),
  driverPhone: optionalText(TEXT_MAX.phone),
});

const seesPrices = () =>
  flag().optional().describe('Lets a `viewer` see prices; for no other role.');

export const NewUserBody = z
  .strictObject({
    name: requiredText(TEXT_MAX.name, 'name_required'),
    email: requiredEmail('account_email'),
    password: password(newPassword())
      .refine(
        (value) => codePointLength(value) >= PASSWORD_MIN && value.trim() !== '',
        newPassword(),
      )
      .optional()
      .describe('Needed unless `invite` is true.'),
    invite: flag()
      .optional()
      .describe('Mails a link with which the user chooses a password, within 72 hours.'),
    role: oneOf(ROLES),
    isActive: flag().optional(),
    seesPrices: seesPrices(),
    ...driverFields(),
  })
  .refine(({ password: given, invite }) => given !== undefined || invite === true, {
    message: newPassword(),
    path: ['password'],
    // Reported together with the problems of other fields.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
  .refine(({ password: given, invite }) => given === undefined || invite !== true, {
    message: says('password_or_invitation'),
    path: ['password'],
  })
  .meta({
    id: 'NewUser',
    example: {
      name: 'Sam Driver',
      email: 'sam.driver@example.com',
      password: 'a long sentence is a good one',
      role: 'driver',
      driverPhone: '416 555-0123',
    },
  });

export const UserChangesBody = z
  .strictObject({
    name: requiredText(TEXT_MAX.name, 'name_required').optional(),
    email: requiredEmail('account_email').optional(),
    password: password(says('not_text'))
      .describe('Blank or absent keeps the present one.')
      .nullable()
      .optional(),
    role: oneOf(ROLES).optional(),
    isActive: flag().optional(),
    seesPrices: seesPrices(),
    ...driverFields(),
  })
  .meta({
    id: 'UserChanges',
    description: 'Only the sent fields change.',
    example: { isActive: false },
  });

export const UsersQuery = z.strictObject({
  ...paging(),
  q: queryText(),
  role: oneOf(ROLES).optional(),
  sort: oneOf(USER_SORTS).optional(),
});
