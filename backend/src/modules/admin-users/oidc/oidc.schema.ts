import { z } from 'zod';
import { maybe } from '../../../http/answers/answer-fields';
import { says } from '../../../http/input/problems';

const MAX_TOKEN = 20_000;

/** Providers may add their own fields. */
export const LogoutBody = z
  .looseObject({
    logout_token: z
      .string(says('not_text'))
      .max(MAX_TOKEN, says('too_long', { max: MAX_TOKEN }))
      .describe('A JWT, signed by the provider.'),
  })
  .meta({ id: 'BackChannelLogout' });

export const SignedOutAnswer = z
  .object({
    endSessionUrl: maybe(z.string()).describe(
      'Where the browser goes so that the provider ends its session as well.',
    ),
  })
  .meta({ id: 'SignedOut' });
