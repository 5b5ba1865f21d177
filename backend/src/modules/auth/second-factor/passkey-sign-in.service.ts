import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../config/settings';
import { Changes } from '../../base/activity/changes';
import { CredentialsRepository } from '../credentials/credentials.repository';
import { SignInThrottle } from '../throttle/sign-in-throttle';
import { type SignedIn, StartSessionService } from '../sessions/start-session.service';
import { Challenges } from '../factors/challenges';
import { passkeyOptions, PasskeyProof } from '../factors/passkey-proof';
import { PasskeyRepository } from '../factors/passkey.repository';
import type { RelyingParty } from '../factors/relying-party';
import type { SecondStepOrigin } from './complete-sign-in.service';
import type { PasskeySignInDto } from './second-factor.dto';

@Injectable()
export class PasskeySignInService {
  constructor(
    private readonly changes: Changes,
    private readonly challenges: Challenges,
    private readonly credentials: CredentialsRepository,
    private readonly throttle: SignInThrottle,
    private readonly proof: PasskeyProof,
    private readonly passkeys: PasskeyRepository,
    private readonly sessions: StartSessionService,
    private readonly settings: Settings,
  ) {}

  /** The browser's options, before the user is known. */
  begin(party: RelyingParty) {
    const anybody = { userId: null, mark: '' };
    const { token, nonce } = this.challenges.issue('passkey-sign-in', anybody, this.changes.now());
    return { challenge: token, options: passkeyOptions(nonce, party, null, 'required') };
  }

  /** @throws AppError password_sign_in_off, challenge_expired, passkey_refused, too_many_requests */
  async signIn(
    { challenge, passkey }: PasskeySignInDto,
    origin: SecondStepOrigin,
  ): Promise<SignedIn> {
    if (this.settings.signIn.breakGlassEmail !== null) throw new AppError('password_sign_in_off');
    const now = this.changes.now();
    const asked = this.challenges.read(challenge, 'passkey-sign-in', now);
    if (asked === null) throw new AppError('challenge_expired');
    await this.throttle.attempt(passkey.id, origin);
    const proof = await this.proof.of(passkey, asked, origin.party, true);
    const signedIn =
      proof === null
        ? null
        : await this.changes.run(async (tx) => {
            const person = await this.credentials.ofActiveId(tx, proof.userId);
            if (person === null || !(await this.passkeys.use(tx, proof.use, now))) return null;
            await this.throttle.succeeded(tx, passkey.id, origin);
            return this.sessions.start(tx, person, origin);
          });
    if (signedIn !== null) return signedIn;
    await this.recordRefusal(proof?.userId ?? null, origin.address);
    throw new AppError('passkey_refused');
  }

  private recordRefusal(userId: number | null, address: string): Promise<void> {
    return this.changes.run((tx) =>
      this.changes.record(tx, null, {
        action: 'session.refused',
        resourceId: userId,
        after: { passkey: true, address },
      }),
    );
  }
}
