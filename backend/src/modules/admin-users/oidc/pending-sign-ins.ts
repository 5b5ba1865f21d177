import { hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';
import { Clock } from '../../../config/clock';
import type { Settings } from '../../../config/settings';
import { SETTINGS } from '../../../config/settings-token';

export const PENDING_SECONDS = 600;
const PURPOSE = 'a sign-in by the provider';

const Pending = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  /** Whether the person is to show the provider anew that it is them; older servers leave it out. */
  isFresh: z.boolean().default(false),
});
/** What is known of a sign-in while the person is with the provider. */
export type Pending = z.output<typeof Pending>;

/** Seals it for the browser, which is to bring it back within ten minutes and cannot read it. */
@Injectable()
export class PendingSignIns {
  private readonly key: Uint8Array;

  constructor(
    @Inject(SETTINGS) { jwtSecret }: Settings,
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

  /** Null for whatever was not sealed here, or too long ago. */
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
