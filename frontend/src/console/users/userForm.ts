import { isEmail, normaliseEmail } from '@dispatch/domain/people/email';
import { PASSWORD_MAX, PASSWORD_MIN, TEXT_MAX } from '@dispatch/domain/limits';
import { isRole, ROLES, takesPriceGrant } from '@dispatch/domain/people/permissions';
import { codePointLength, trimmed } from '@dispatch/domain/text/text';
import type { NewUser, User, UserChanges } from '../../api/accounts/users';
import * as z from '../../lib/schema';

const isBlank = (value: string) => value.trim() === '';
const isLongEnough = (value: string) => codePointLength(value) >= PASSWORD_MIN;

/**
 * Specification 5: user form. A new user needs a password, unless invited; on an edit, a blank one keeps the current.
 */
export function userSchema(kind: 'new' | 'invited' | 'known') {
  const password = z
    .string()
    .refine((value) => codePointLength(value) <= PASSWORD_MAX, 'fields.invalid');
  return z.object({
    name: z.text(TEXT_MAX.name).refine((value) => !isBlank(value), 'users:errors.name'),
    email: z.string().refine((value) => isEmail(value.trim()), 'users:errors.email'),
    role: z.enum(ROLES),
    password:
      kind === 'new'
        ? password.refine(
            (value) => !isBlank(value) && isLongEnough(value),
            'users:errors.newPassword',
          )
        : password.refine(
            (value) => isBlank(value) || isLongEnough(value),
            'users:errors.password',
          ),
    driverName: z.text(TEXT_MAX.name),
    driverPhone: z.text(TEXT_MAX.phone),
    isActive: z.boolean(),
    invite: z.boolean(),
    seesPrices: z.boolean(),
  });
}

export type UserValues = z.infer<ReturnType<typeof userSchema>>;

export const NO_USER: UserValues = {
  name: '',
  email: '',
  role: 'driver',
  password: '',
  driverName: '',
  driverPhone: '',
  isActive: true,
  invite: true,
  seesPrices: false,
};

/** Whether a new user gets an invitation; without a mail server the choice does not appear. */
export function isInvited({ invite }: Pick<UserValues, 'invite'>, sendsLinks: boolean): boolean {
  return invite && sendsLinks;
}

/** `driverName` is the name in the driver record; blank in the form if equal to the user's. */
export function toValues(user: User, driverName: string | undefined): UserValues {
  return {
    name: user.name,
    email: user.email,
    // An unknown role is shown as the role with the fewest permissions.
    role: isRole(user.role) ? user.role : 'driver',
    password: '',
    driverName: driverName === undefined || driverName === user.name ? '' : driverName,
    driverPhone: user.driverPhone ?? '',
    isActive: user.isActive,
    invite: true,
    seesPrices: user.seesPrices,
  };
}

function person({ name, email, role, driverName, driverPhone, seesPrices }: UserValues) {
  return {
    name: name.trim(),
    email: normaliseEmail(email),
    role,
    ...(takesPriceGrant(role) && { seesPrices }),
    ...(role === 'driver' && {
      driverName: trimmed(driverName),
      driverPhone: trimmed(driverPhone),
    }),
  };
}

export function toNewUser(values: UserValues, sendsLinks: boolean): NewUser {
  const { password } = values;
  return {
    ...person(values),
    ...(isInvited(values, sendsLinks) ? { invite: true } : { password }),
  };
}

/** A blank password is omitted, so the current one stays. */
export function toChanges(values: UserValues): UserChanges {
  return {
    ...person(values),
    ...(!isBlank(values.password) && { password: values.password }),
    isActive: values.isActive,
  };
}
