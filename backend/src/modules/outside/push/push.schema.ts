import { ECDH } from 'node:crypto';
import { LANGUAGES } from '@dispatch/domain/text/language';
import { z } from 'zod';
import { oneOf, requiredText } from '../../../http/input/fields';
import { says } from '../../../http/input/problems';

const ENDPOINT_MAX = 1_000;
const SECRET = /^[\w-]{22}$/;

/** Whether messages can be encrypted with this key. */
function isPoint(text: string): boolean {
  try {
    return ECDH.convertKey(Buffer.from(text, 'base64url'), 'prime256v1').length === 65;
  } catch {
    return false;
  }
}

const endpoint = () =>
  requiredText(ENDPOINT_MAX).meta({
    description: 'The address that the push service of the browser gave.',
    pattern: '^https?://',
    example: 'https://push.example.com/send/abc',
  });

const EXAMPLE_KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

export const NewPushSubscriptionBody = z
  .strictObject({
    endpoint: endpoint(),
    p256dh: requiredText(100).refine(isPoint, says('not_push_key')).meta({
      description: 'A point of P-256 in base64url.',
      pattern: '^B[\\w-]{86}$',
      example: EXAMPLE_KEYS.p256dh,
    }),
    auth: requiredText(40)
      .refine((text) => SECRET.test(text), says('not_push_key'))
      .meta({
        description: '16 bytes in base64url.',
        pattern: SECRET.source,
        example: EXAMPLE_KEYS.auth,
      }),
    language: oneOf(LANGUAGES)
      .optional()
      .describe('The language of the messages; yours unless given.'),
  })
  .meta({
    id: 'NewPushSubscription',
    description: 'What `PushSubscription.toJSON()` of a browser gives, and a language.',
    example: {
      endpoint: 'https://push.example.com/send/abc',
      ...EXAMPLE_KEYS,
      language: 'fr-CA',
    },
  });

export const EndedPushSubscriptionBody = z.strictObject({ endpoint: endpoint() }).meta({
  id: 'EndedPushSubscription',
  example: { endpoint: 'https://push.example.com/send/abc' },
});

export const PushKeyAnswer = z
  .object({
    publicKey: z
      .string()
      .describe('The `applicationServerKey` of a subscription: a point of P-256 in base64url.'),
  })
  .meta({ id: 'PushKey' });
export type PushKeyAnswer = z.output<typeof PushKeyAnswer>;
