import { TEXT_MAX } from '@dispatch/domain/limits';
import { z } from 'zod';
import { instant, maybe, recordId } from '../../../http/answers/answer-fields';
import { flag, requiredText } from '../../../http/input/fields';
import { says } from '../../../http/input/problems';
import { anyPassword, SignedInAnswer } from '../auth.schema';
import { PasskeyAnswer, PasskeyMade, PasskeyOptions } from '../factors/factor.schema';

const CHALLENGE_MAX = 1000;
const CODE_MAX = 60;

const ANSWER_EXAMPLE = {
  ...{ id: 'AAAA', clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};

const challenge = () => requiredText(CHALLENGE_MAX).describe('As it was answered.');
const recoveryCodes = () =>
  maybe(z.array(z.string())).meta({
    description: 'Ten codes, if the person had none; they are shown only now.',
    example: ['ABCD-EFGH-JKMN-PQRS'],
  });

export const SecondFactorBody = z
  .strictObject({
    challenge: challenge(),
    code: requiredText(CODE_MAX).optional().describe('What the app shows.'),
    recoveryCode: requiredText(CODE_MAX).optional(),
    passkey: PasskeyAnswer.optional(),
    rememberDevice: flag()
      .optional()
      .describe('Whether this browser needs no second factor for 30 days.'),
  })
  .superRefine(({ code, recoveryCode, passkey }, context) => {
    const given = [code, recoveryCode, passkey].filter((answer) => answer !== undefined);
    if (given.length !== 1)
      context.addIssue({ code: 'custom', path: ['code'], message: says('one_factor') });
  })
  .meta({
    id: 'SecondFactor',
    description: 'The challenge of the sign-in, and one answer to it.',
    minProperties: 2,
    example: { challenge: 'eyJhbGciOi…', code: '123456', rememberDevice: true },
  });

export const SecondFactorAnswer = SignedInAnswer.extend({ recoveryCodes: recoveryCodes() }).meta({
  id: 'SignedInTwice',
  description: 'Signed in by a password and a second factor.',
});

export const PasskeyChallengeAnswer = z
  .object({ challenge: z.string(), options: PasskeyOptions })
  .meta({ id: 'PasskeyChallenge' });

export const PasskeySignInBody = z
  .strictObject({ challenge: challenge(), passkey: PasskeyAnswer })
  .meta({ id: 'PasskeySignIn', example: { challenge: 'eyJhbGciOi…', passkey: ANSWER_EXAMPLE } });

export const ConfirmationBody = z
  .strictObject({
    password: anyPassword().optional(),
    code: requiredText(CODE_MAX).optional().describe('A code of the authenticator app.'),
    challenge: requiredText(CHALLENGE_MAX).optional().describe('Required with a passkey.'),
    passkey: PasskeyAnswer.optional(),
  })
  .superRefine(({ password, code, challenge, passkey }, context) => {
    const given = [password, code, passkey].filter((answer) => answer !== undefined);
    if (given.length === 0)
      context.addIssue({ code: 'custom', path: ['password'], message: says('required') });
    if (given.length > 1)
      context.addIssue({ code: 'custom', path: ['code'], message: says('one_confirmation') });
    if (passkey !== undefined && challenge === undefined)
      context.addIssue({ code: 'custom', path: ['challenge'], message: says('required') });
  })
  .meta({
    id: 'Confirmation',
    description: 'One of password, code and passkey.',
    example: { password: 'the present one' },
  });

export const AppCodeBody = z
  .strictObject({ code: requiredText(CODE_MAX) })
  .meta({ id: 'AppCode', example: { code: '123456' } });

export const RecoveryCodesAnswer = z
  .object({ recoveryCodes: recoveryCodes() })
  .meta({ id: 'RecoveryCodes' });
export type RecoveryCodesAnswer = z.output<typeof RecoveryCodesAnswer>;

const passkeyName = () => requiredText(TEXT_MAX.passkeyName, 'name_required');

export const NewPasskeyBody = z
  .strictObject({ challenge: challenge(), name: passkeyName(), passkey: PasskeyMade })
  .meta({
    id: 'NewPasskey',
    example: {
      challenge: 'eyJhbGciOi…',
      name: 'Office computer',
      passkey: {
        ...{ id: 'AAAA', clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
        transports: ['internal'],
      },
    },
  });

export const PasskeyNameBody = z
  .strictObject({ name: passkeyName() })
  .meta({ id: 'PasskeyName', example: { name: 'Office computer' } });

const credential = z.object({
  ...{ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) },
});

export const PasskeyCreationAnswer = z
  .object({
    challenge: z.string(),
    options: z
      .object({
        challenge: z.string(),
        rp: z.object({ id: z.string(), name: z.string() }),
        user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
        pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
        excludeCredentials: z.array(credential),
        authenticatorSelection: z.object({
          residentKey: z.literal('preferred'),
          userVerification: z.literal('preferred'),
        }),
        attestation: z.literal('none'),
        timeout: z.int(),
      })
      .describe('WebAuthn’s creation options, in JSON.'),
  })
  .meta({ id: 'PasskeyCreation' });
export type PasskeyCreationAnswer = z.output<typeof PasskeyCreationAnswer>;

export const OwnFactorsAnswer = z
  .object({
    app: maybe(z.object({ addedAt: instant() })).describe(
      'The authenticator app, where one is set up.',
    ),
    passkeys: z.array(
      z.object({
        ...{ id: recordId(), name: z.string(), addedAt: instant(), lastUsedAt: maybe(instant()) },
      }),
    ),
    recoveryCodes: z.int().describe('How many are left.'),
    devices: z
      .array(
        z.object({
          id: recordId(),
          isCurrent: z.boolean().describe('Whether this request came from it.'),
          userAgent: maybe(z.string()),
          lastUsedAt: instant(),
          expiresAt: instant(),
        }),
      )
      .describe('Browsers that are remembered, the last used first.'),
    isRequired: z.boolean().describe('Whether the role needs a second factor.'),
    confirmedUntil: maybe(instant()).describe(
      'Until when the person may change this without confirming who they are again.',
    ),
  })
  .meta({ id: 'OwnFactors', description: 'The second factors of a person.' });
export type OwnFactorsAnswer = z.output<typeof OwnFactorsAnswer>;

export const UserFactorsAnswer = z
  .object({
    app: z.boolean(),
    passkeys: z.int(),
    recoveryCodes: z.int().describe('How many are left.'),
    devices: z.int().describe('How many browsers are remembered.'),
  })
  .meta({ id: 'UserFactors', description: 'The second factors of a user.' });
export type UserFactorsAnswer = z.output<typeof UserFactorsAnswer>;
