import { FACTOR_WAYS } from '@dispatch/domain/people/second-factor';
import { LANGUAGES } from '@dispatch/domain/text/language';
import { z } from 'zod';
import { says } from '../../http/input/problems';
import { instant, maybe, recordId } from '../../http/answers/answer-fields';
import { flag, oneOf } from '../../http/input/fields';
import { AppSecretAnswer, PasskeyOptions } from './factors/factor.schema';
import { UserAnswer } from './users/user.schema';
import { password } from './passwords/password-rule';

const MAX_CHARS = 1000;

export const anyPassword = () =>
  z
    .string(says('not_text'))
    .max(MAX_CHARS, says('too_long', { max: MAX_CHARS }))
    .meta({ format: 'password' });

/** Accepts any text, so an impossible e-mail or password gets the response of a failed sign-in. */
export const SignInBody = z
  .strictObject({
    email: z
      .string(says('not_text'))
      .max(MAX_CHARS, says('too_long', { max: MAX_CHARS }))
      .transform((email) => email.trim().toLowerCase())
      .meta({ example: 'admin@example.com' }),
    password: anyPassword(),
  })
  .meta({
    id: 'SignIn',
    example: { email: 'admin@example.com', password: 'the password of that account' },
  });

export const SignedInAnswer = z
  .object({
    user: UserAnswer,
    token: z.string().describe('A JWT, to be sent as `Authorization: Bearer <token>`.'),
  })
  .meta({ id: 'SignedIn' });

const SecondFactorNeeded = z
  .object({
    secondFactor: z.object({
      challenge: z.string().describe('Valid for five minutes, and for this person.'),
      ways: z.array(z.enum(FACTOR_WAYS)).describe('What the person can answer with.'),
      passkey: maybe(PasskeyOptions),
      enrolment: maybe(AppSecretAnswer).describe(
        'Where the role needs a second factor that the person is yet to set up: the app to answer with.',
      ),
    }),
  })
  .meta({ id: 'SecondFactorNeeded', description: 'The password is right, and not enough.' });

export const SignInAnswer = z.union([SignedInAnswer, SecondFactorNeeded]).meta({
  id: 'SignInAnswer',
  description: 'Of a person without a second factor always the first.',
});

export const CurrentUserAnswer = z.object({ user: UserAnswer }).meta({ id: 'CurrentUser' });

export const SettingsBody = z
  .strictObject({
    language: oneOf(LANGUAGES).optional(),
    shortcuts: flag().optional().describe('Whether keyboard shortcuts are on.'),
  })
  .meta({
    id: 'PersonalSettings',
    description: 'Only the sent fields change.',
    example: { language: 'fr-CA', shortcuts: true },
  });

export const NewPasswordBody = z
  .strictObject({
    currentPassword: anyPassword(),
    newPassword: password(says('not_text')),
    endTokens: flag().optional().describe('Whether the tokens of the person end as well.'),
  })
  .meta({
    id: 'NewPassword',
    example: { currentPassword: 'the present one', newPassword: 'a long sentence is a good one' },
  });

export const SessionAnswer = z
  .object({
    id: recordId(),
    isCurrent: z.boolean().describe('Whether this request came with it.'),
    signedInAt: instant(),
    lastUsedAt: instant().describe('To within five minutes.'),
    expiresAt: instant(),
    address: maybe(z.string()).describe('Where the sign-in came from.'),
    userAgent: maybe(z.string()).describe('The name that the program gave itself.'),
  })
  .meta({ id: 'Session', description: 'A valid sign-in.' });
export type SessionAnswer = z.output<typeof SessionAnswer>;
