import { createHash, createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../config/settings';
import { derivedKey } from './derived-key';

/**
 * The token in a link that is mailed. It is derived from the task's nonce, so that a retry sends the same link. The
 * database alone does not reveal it.
 */
@Injectable()
export class LinkTokens {
  private readonly key: Buffer;

  constructor(settings: Settings) {
    // Links that were mailed before invitations existed have this name.
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
