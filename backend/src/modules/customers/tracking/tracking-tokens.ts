import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Settings } from '../../../config/settings';
import { derivedKey } from '../../auth/factors/derived-key';

/** 192 bits cannot be guessed, and keep the link's QR code coarse enough for a phone in sunlight. */
const TOKEN_BYTES = 24;

/**
 * The token in a tracking link. It is derived from a nonce and the server's signing secret, so that the office can see
 * it again. The database alone does not reveal it.
 */
@Injectable()
export class TrackingTokens {
  private readonly key: Buffer;

  constructor(@Inject(Settings) settings: Pick<Settings, 'jwtSecret'>) {
    this.key = derivedKey(settings.jwtSecret, 'tracking links');
  }

  make(): { readonly nonce: string; readonly token: string; readonly tokenHash: string } {
    const nonce = randomBytes(TOKEN_BYTES).toString('base64url');
    const token = this.derived(nonce);
    return { nonce, token, tokenHash: this.hashOf(token) };
  }

  /** Null if the link was created with another signing secret. */
  tokenOf({ nonce, tokenHash }: { readonly nonce: string; readonly tokenHash: string }) {
    const token = this.derived(nonce);
    return this.hashOf(token) === tokenHash ? token : null;
  }

  hashOf(token: string): string {
    return createHash('sha256').update(token).digest('hex');
  }

  private derived(nonce: string): string {
    const mac = createHmac('sha256', this.key).update(nonce).digest();
    return mac.subarray(0, TOKEN_BYTES).toString('base64url');
  }
}
