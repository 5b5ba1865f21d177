import { returnPathOf } from '@dispatch/domain/views/return-path';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import { type SignInOrigin, StartSessionService } from '../../auth/sessions/start-session.service';
import {
  AccountOfIdentityService,
  type KnownPerson,
  wasQuicker,
} from './account-of-identity.service';
import { FollowRoleService } from './follow-role.service';
import { IdentityProvider } from './identity-provider';
import { PENDING_SECONDS, PendingSignIns } from './pending-sign-ins';
import { ProviderRefusal } from './provider-refusal';
import { type ProviderAccount, RedeemCodeService } from './redeem-code.service';
import { isSecondUse, UsedMarkRepository } from './used-mark.repository';
import * as oidc from 'openid-client';

interface Callback {
  /** The raw query string. */
  readonly search: string;
  readonly sealed: string | undefined;
  readonly origin: SignInOrigin;
}

type Person = KnownPerson & { readonly identityId: number };

/** A concurrent window can win twice: with the account, then with its identity. */
const RACES = 2;

@Injectable()
export class ProviderSignInService {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly pending: PendingSignIns,
    private readonly transactions: TransactionRunner,
    private readonly marks: UsedMarkRepository,
    private readonly codes: RedeemCodeService,
    private readonly accounts: AccountOfIdentityService,
    private readonly roles: FollowRoleService,
    private readonly sessions: StartSessionService,
    private readonly clock: Clock,
  ) {}

  /**
   * Redirects a user to the provider: authorization code with PKCE, state and nonce.
   * @throws ProviderRefusal, and errors of openid-client
   */
  async begin(returnTo: string | null, isFresh: boolean): Promise<{ url: string; sealed: string }> {
    const client = await this.provider.client();
    const state = oidc.randomState();
    const nonce = oidc.randomNonce();
    const verifier = oidc.randomPKCECodeVerifier();
    const url = oidc.buildAuthorizationUrl(client, {
      redirect_uri: this.provider.redirectUri,
      scope: this.provider.settings.scopes,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      ...(isFresh && { prompt: 'login', max_age: '0' }),
    });
    const sealed = await this.pending.seal({
      state,
      nonce,
      verifier,
      returnTo: returnPathOf(returnTo),
      isFresh,
    });
    return { url: url.href, sealed };
  }

  /** Signs in a user who returns from the provider. @throws ProviderRefusal, and errors of openid-client */
  async finish({ search, sealed, origin }: Callback): Promise<{ token: string; returnTo: string }> {
    const pending = await this.pending.open(sealed);
    if (pending === null) throw new ProviderRefusal('lost');
    await this.useOnce(pending.state);
    const account = await this.codes.redeem(search, pending);
    const { user, identityId } = await this.admit(account);
    const provider = { identityId, providerSid: account.sid, idToken: account.idToken };
    const isConfirmed = pending.isFresh && isRecent(account);
    const { token } = await this.transactions.run((tx) =>
      this.sessions.start(tx, user, origin, { ...provider, isConfirmed }),
    );
    return { token, returnTo: pending.returnTo };
  }

  private async useOnce(state: string): Promise<void> {
    const until = new Date(this.clock.now().getTime() + PENDING_SECONDS * 1000);
    try {
      await this.transactions.run((tx) => this.marks.use(tx, 'state', state, until));
    } catch (error) {
      throw isSecondUse(error) ? new ProviderRefusal('lost') : error;
    }
  }

  private async admit(account: ProviderAccount, races = RACES): Promise<Person> {
    try {
      return await this.admitOnce(account);
    } catch (error) {
      if (!wasQuicker(error) || races === 0) throw error;
      return this.admit(account, races - 1);
    }
  }

  private async admitOnce(account: ProviderAccount): Promise<Person> {
    const { role } = account;
    if (role === 'unreadable') throw new ProviderRefusal('unreadable-role');
    let person = await this.accounts.find(account);
    if (role === 'none') {
      // An account that was never linked stays unchanged.
      if (person !== null && person.identityId !== null) await this.roles.deactivate(person.user);
      throw new ProviderRefusal('no-role', person?.user.id);
    }
    if (person === null && role !== null) {
      await this.accounts.make(account, role);
      person = await this.accounts.find(account);
    }
    if (person === null) throw new ProviderRefusal('no-account');
    const { user } = person;
    if (!user.isActive) throw new ProviderRefusal('inactive', user.id);
    const identityId = person.identityId ?? (await this.accounts.link(account, user.id));
    if (role !== null) await this.roles.follow(user, role);
    return { user, identityId };
  }
}

/** Some providers do not report it, but the request required a new sign-in. */
function isRecent({ secondsSinceProof }: ProviderAccount): boolean {
  return secondsSinceProof === null || secondsSinceProof <= PENDING_SECONDS;
}
