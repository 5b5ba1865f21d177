import { createHash, createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../config/settings';
import { derivedKey } from '../factors/derived-key';

/**
 * The token in a reset link. It is derived from the task's nonce, so that a retry sends the same link. The database
 * alone does not reveal it.
 */
@Injectable()
export class ResetTokens {
  private readonly key: Buffer;

  constructor(settings: Settings) {
    this.key = derivedKey(settings.jwtSecret, 'password resets');
  }

  /** @param nonce random text stored in the task */
  tokenFor(nonce: string): string {
    return createHmac('sha256', this.key).update(nonce).digest('base64url');
  }

  hashOf(token: string): string {
    return createHash('sha256').update(token).digest('hex');
  }
}
