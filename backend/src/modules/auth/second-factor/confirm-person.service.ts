import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import type { Tx } from '../../../database/transactions/transaction';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { Actor } from '../../../http/access/actor';
import type { GuessOrigin } from '../throttle/known-places';
import { OwnPassword } from '../account/own-password.service';
import { SessionRepository } from '../sessions/session.repository';
import { SignInThrottle } from '../throttle/sign-in-throttle';
import { type Challenge, Challenges } from '../factors/challenges';
import { FactorProof, refusalOf } from '../factors/factor-proof';
import { FactorQueries } from '../factors/factor.queries';
import { passkeyOptions } from '../factors/passkey-proof';
import type { RelyingParty } from '../factors/relying-party';
import type { ConfirmationDto } from './second-factor.dto';

interface ConfirmationOrigin extends GuessOrigin {
  readonly party: RelyingParty;
}

/** Lets a person who proves again who they are change how they sign in, for ten minutes. */
@Injectable()
export class ConfirmPersonService {
  constructor(
    private readonly own: OwnPassword,
    private readonly throttle: SignInThrottle,
    private readonly sessions: SessionRepository,
    private readonly challenges: Challenges,
    private readonly factors: FactorQueries,
    private readonly proof: FactorProof,
    private readonly transactions: TransactionRunner,
    private readonly clock: Clock,
  ) {}

  async begin(actor: Actor, party: RelyingParty) {
    const { passkeys } = await this.factors.of(actor.userId);
    const issued = { userId: actor.userId, mark: '' };
    const { token, nonce } = this.challenges.issue('confirmation', issued, this.clock.now());
    return { challenge: token, options: passkeyOptions(nonce, party, passkeys, 'required') };
  }

  /** @throws AppError validation_failed on `password`, wrong_code, passkey_refused, challenge_expired, too_many_requests */
  async confirm(actor: Actor, body: ConfirmationDto, origin: ConfirmationOrigin): Promise<void> {
    const { password } = body;
    if (password === undefined) return this.byFactor(actor, body, origin);
    const { email } = await this.own.check(actor, {
      ...{ ...origin, password, field: 'password', wanted: 'confirmation' },
    });
    await this.transactions.run((tx) => this.succeed(tx, actor, email, origin));
  }

  private async byFactor(
    actor: Actor,
    body: ConfirmationDto,
    origin: ConfirmationOrigin,
  ): Promise<void> {
    const now = this.clock.now();
    const challenge = body.passkey === undefined ? null : this.issuedTo(actor, body, now);
    const email = await this.own.attempt(actor, origin);
    const proof =
      body.passkey === undefined || challenge === null
        ? await this.proof.byCode(actor.userId, body.code ?? '', now)
        : await this.proof.byPasskey(actor.userId, body.passkey, {
            ...{ ...challenge, party: origin.party, isAlone: true },
          });
    const isProven =
      proof !== null &&
      (await this.transactions.run(async (tx) => {
        if (!(await proof.use(tx, now))) return false;
        await this.succeed(tx, actor, email, origin);
        return true;
      }));
    if (isProven) return;
    await this.own.recordRefusal(actor, 'confirmation', origin.address);
    throw new AppError(refusalOf(body));
  }

  private issuedTo(actor: Actor, { challenge }: ConfirmationDto, now: Date): Challenge {
    const issued = this.challenges.read(challenge ?? '', 'confirmation', now);
    if (issued?.userId !== actor.userId) throw new AppError('challenge_expired');
    return issued;
  }

  private async succeed(tx: Tx, actor: Actor, email: string, origin: GuessOrigin): Promise<void> {
    await this.throttle.succeeded(tx, email, origin);
    await this.sessions.confirm(tx, actor.sessionId, this.clock.now());
  }
}
