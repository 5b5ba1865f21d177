import { hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';
import { Clock } from '../../../config/clock';
import { Settings } from '../../../config/settings';

export const PENDING_SECONDS = 600;
const PURPOSE = 'a sign-in by the provider';

const Pending = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  /** Whether the user must authenticate again at the provider. Older servers omit it. */
  isFresh: z.boolean().default(false),
});
/** The state of a sign-in while the user is at the provider. */
export type Pending = z.output<typeof Pending>;

/** Encrypts the state for the browser, which returns it within ten minutes and cannot read it. */
@Injectable()
export class PendingSignIns {
  private readonly key: Uint8Array;

  constructor(
    { jwtSecret }: Settings,
    private readonly clock: Clock,
  ) {
    this.key = new Uint8Array(hkdfSync('sha256', jwtSecret, '', PURPOSE, 32));
  }

  seal(pending: Pending): Promise<string> {
    const until = new Date(this.clock.now().getTime() + PENDING_SECONDS * 1000);
    return new EncryptJWT({ ...pending })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setExpirationTime(until)
      .encrypt(this.key);
  }

  /** Null if it was not sealed here, or has expired. */
  async open(sealed: string | undefined): Promise<Pending | null> {
    if (sealed === undefined) return null;
    try {
      const { payload } = await jwtDecrypt(sealed, this.key, { currentDate: this.clock.now() });
      return Pending.parse(payload);
    } catch {
      return null;
    }
  }
}
