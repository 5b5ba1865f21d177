import { LANGUAGES } from '@dispatch/domain/text/language';
import { z } from 'zod';
import { oneOf, requiredText } from '../../http/input/fields';
import { says } from '../../http/input/problems';

const ENDPOINT_MAX = 1_000;
const POINT_BYTES = 65;
const UNCOMPRESSED = 4;
const AUTH_BYTES = 16;

const bytesOf = (text: string) => Buffer.from(text, 'base64url');

const endpoint = () =>
  requiredText(ENDPOINT_MAX).meta({
    description: 'The address that the push service of the browser gave.',
    example: 'https://push.example.com/send/abc',
  });

const EXAMPLE_KEYS = {
  p256dh: `B${'A'.repeat(86)}`,
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

export const NewPushSubscriptionBody = z
  .strictObject({
    endpoint: endpoint(),
    p256dh: requiredText(100)
      .refine(
        (text) => bytesOf(text).length === POINT_BYTES && bytesOf(text)[0] === UNCOMPRESSED,
        says('not_push_key'),
      )
      .meta({ description: 'A point of P-256 in base64url.' }),
    auth: requiredText(40)
      .refine((text) => bytesOf(text).length === AUTH_BYTES, says('not_push_key'))
      .meta({ description: '16 bytes in base64url.' }),
    language: oneOf(LANGUAGES)
      .optional()
      .meta({ description: 'In which the phone is told; yours unless given.' }),
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
export type NewPushSubscriptionBody = z.output<typeof NewPushSubscriptionBody>;

export const EndedPushSubscriptionBody = z.strictObject({ endpoint: endpoint() }).meta({
  id: 'EndedPushSubscription',
  example: { endpoint: 'https://push.example.com/send/abc' },
});
export type EndedPushSubscriptionBody = z.output<typeof EndedPushSubscriptionBody>;

export const PushKeyAnswer = z
  .object({
    publicKey: z.string().meta({
      description: 'The `applicationServerKey` of a subscription: a point of P-256 in base64url.',
    }),
  })
  .meta({ id: 'PushKey' });
export type PushKeyAnswer = z.output<typeof PushKeyAnswer>;
