import { PASSWORD_MAX, PASSWORD_MIN, TEXT_MAX } from '@dispatch/domain/limits';
import { ROLES } from '@dispatch/domain/permissions';
import { codePointLength, hasControlCharacters, hasLoneSurrogate } from '@dispatch/domain/text';
import { z } from 'zod';
import {
  flag,
  oneOf,
  optionalText,
  paging,
  queryText,
  requiredEmail,
  requiredText,
} from '../../http/fields';
import { passwordRequired } from './password-rule';

const NAME_MESSAGE = 'Name is required';
const EMAIL_MESSAGE = 'Please enter a valid email address';

export const USER_SORTS = ['name', 'email', 'role', 'lastLogin', 'createdAt'] as const;

/** Never trimmed: spaces may be part of a password. The configured least length is checked later. */
const password = (required: string) =>
  z
    .string(required)
    .refine((value) => !hasLoneSurrogate(value), 'Password must be valid Unicode text')
    .refine((value) => !hasControlCharacters(value), 'Password must not contain control characters')
    .refine(
      (value) => codePointLength(value) <= PASSWORD_MAX,
      `Password must be at most ${PASSWORD_MAX} characters`,
    )
    .meta({ format: 'password', maxLength: PASSWORD_MAX });

const driverFields = () => ({
  driverName: optionalText(TEXT_MAX.name).meta({
    description: 'Name of the driver record; the name of the user when it is not given.',
  }),
  driverPhone: optionalText(TEXT_MAX.phone),
});

export const NewUserBody = z
  .strictObject({
    name: requiredText(TEXT_MAX.name, NAME_MESSAGE),
    email: requiredEmail(EMAIL_MESSAGE),
    password: password(passwordRequired(PASSWORD_MIN)).refine(
      (value) => codePointLength(value) >= PASSWORD_MIN && value.trim() !== '',
      passwordRequired(PASSWORD_MIN),
    ),
    role: oneOf(ROLES),
    isActive: flag().optional(),
    ...driverFields(),
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
export type NewUserBody = z.output<typeof NewUserBody>;

export const UserChangesBody = z
  .strictObject({
    name: requiredText(TEXT_MAX.name, NAME_MESSAGE).optional(),
    email: requiredEmail(EMAIL_MESSAGE).optional(),
    password: password('must be text')
      .meta({ description: 'Blank or absent keeps the present one.' })
      .nullable()
      .optional(),
    role: oneOf(ROLES).optional(),
    isActive: flag().optional(),
    ...driverFields(),
  })
  .meta({
    id: 'UserChanges',
    description: 'Only the sent fields change.',
    example: { isActive: false },
  });
export type UserChangesBody = z.output<typeof UserChangesBody>;

export const UsersQuery = z.strictObject({
  ...paging(),
  q: queryText(),
  role: oneOf(ROLES).optional(),
  sort: oneOf(USER_SORTS).optional(),
});
export type UsersQuery = z.output<typeof UsersQuery>;
