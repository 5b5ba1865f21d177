import { createHash, createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../../../config/settings';
import { SETTINGS } from '../../../config/settings-token';
import { derivedKey } from '../factors/derived-key';

/**
 * What stands in the link of a forgotten password. It follows from the task that sends it, so that sending again makes no
 * other link; the database alone does not give it away.
 */
@Injectable()
export class ResetTokens {
  private readonly key: Buffer;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.key = derivedKey(settings.jwtSecret, 'password resets');
  }

  /** @param nonce random text that the task keeps */
  tokenFor(nonce: string): string {
    return createHmac('sha256', this.key).update(nonce).digest('base64url');
  }

  hashOf(token: string): string {
    return createHash('sha256').update(token).digest('hex');
  }
}
