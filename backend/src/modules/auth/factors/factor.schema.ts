import { z } from 'zod';
import { says } from '../../../http/input/problems';

/** Longer than any browser's response. */
const ANSWER_MAX = 20_000;
const ID_MAX = 1400;
const BASE64URL = /^[\w-]+$/;

const base64url = (max: number) =>
  z
    .string(says('not_text'))
    .min(1, says('required'))
    .max(max, says('too_long', { max }))
    .regex(BASE64URL, says('not_url_safe'))
    .meta({ pattern: BASE64URL.source, example: 'AAAA' });

/** A browser's passkey response to a challenge: the needed parts of the WebAuthn response, in base64url. */
export const PasskeyAnswer = z
  .strictObject({
    id: base64url(ID_MAX).describe('The id of the credential.'),
    clientDataJSON: base64url(ANSWER_MAX),
    authenticatorData: base64url(ANSWER_MAX),
    signature: base64url(ANSWER_MAX),
  })
  .meta({ id: 'PasskeyAnswer' });
export type PasskeyAnswer = z.output<typeof PasskeyAnswer>;

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** A browser's response after creating a passkey. */
export const PasskeyMade = z
  .strictObject({
    id: base64url(ID_MAX).describe('The id of the credential.'),
    clientDataJSON: base64url(ANSWER_MAX),
    attestationObject: base64url(ANSWER_MAX),
    transports: z
      .array(
        z.enum(TRANSPORTS, says('not_one_of', { values: TRANSPORTS.join(', ') })),
        says('not_list'),
      )
      .max(TRANSPORTS.length, says('list_too_long'))
      .describe('How a browser reaches it.'),
  })
  .meta({ id: 'PasskeyMade' });
export type PasskeyMade = z.output<typeof PasskeyMade>;

/** The options for signing, passed to `navigator.credentials` unchanged. */
export const PasskeyOptions = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    allowCredentials: z.array(
      z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
    ),
    userVerification: z.enum(['required', 'preferred']),
    timeout: z.int(),
  })
  .meta({ id: 'PasskeyOptions', description: 'WebAuthn’s request options, in JSON.' });
export type PasskeyOptions = z.output<typeof PasskeyOptions>;

export const AppSecretAnswer = z
  .object({
    secret: z.string().describe('In base 32, to be typed into the app.'),
    uri: z.string().describe('What the QR code says: `otpauth://totp/…`.'),
  })
  .meta({ id: 'AppSecret', description: 'The secret of an authenticator app.' });
export type AppSecretAnswer = z.output<typeof AppSecretAnswer>;
