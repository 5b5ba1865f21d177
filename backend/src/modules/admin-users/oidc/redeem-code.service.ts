import { isEmail, normaliseEmail } from '@dispatch/domain/people/email';
import { claimedRole, type ClaimedRole } from '@dispatch/domain/people/provider-role';
import { Injectable } from '@nestjs/common';
import * as oidc from 'openid-client';
import { IdentityProvider } from './identity-provider';
import type { Pending } from './pending-sign-ins';
import { ProviderRefusal } from './provider-refusal';

/** The provider's claims about a user. */
export interface ProviderAccount {
  readonly issuer: string;
  readonly subject: string;
  /** Lower-case; null without a usable e-mail. */
  readonly email: string | null;
  readonly name: string | null;
  /** Null if roles are managed only here. */
  readonly role: ClaimedRole | null;
  readonly sid: string | null;
  /** The seconds since the user last authenticated at the provider; null if not reported. */
  readonly secondsSinceProof: number | null;
  /** Null if it is too long to store. */
  readonly idToken: string | null;
}

type Claims = Readonly<Record<string, unknown>>;

const MOST_ID_TOKEN = 4000;
const MOST_SUBJECT = 255;
const MOST_SID = 255;

/** Exchanges the callback's code for the user's claims. */
@Injectable()
export class RedeemCodeService {
  constructor(private readonly provider: IdentityProvider) {}

  /**
   * @param search the raw query string of the callback
   * @throws ProviderRefusal, and errors of openid-client
   */
  async redeem(search: string, { state, nonce, verifier }: Pending): Promise<ProviderAccount> {
    const client = await this.provider.client();
    const callback = new URL(this.provider.redirectUri);
    callback.search = search;
    const tokens = await oidc.authorizationCodeGrant(client, callback, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    // The maximum in OpenID Connect, and of the column.
    if ((tokens.claims()?.sub.length ?? 0) > MOST_SUBJECT) throw new ProviderRefusal('untrusted');
    const told: Claims = tokens.claims() ?? {};
    const claims = this.isEnough(told)
      ? told
      : { ...(await this.moreOf(client, tokens.access_token, String(told['sub']))), ...told };
    return this.accountOf(claims, tokens.id_token ?? '');
  }

  /** Many providers return the other claims only from the userinfo endpoint. */
  private isEnough(claims: Claims): boolean {
    const hasFacts = claims['email'] !== undefined && claims['name'] !== undefined;
    const role = this.roleOf(claims);
    return hasFacts && role !== 'none' && role !== 'unreadable';
  }

  private async moreOf(client: oidc.Configuration, token: string, subject: string) {
    const { userinfo_endpoint } = client.serverMetadata();
    return userinfo_endpoint === undefined ? {} : oidc.fetchUserInfo(client, token, subject);
  }

  private roleOf(claims: Claims): ClaimedRole | null {
    const { roles } = this.provider.settings;
    return roles === null ? null : claimedRole(claims, roles.claim, roles.map);
  }

  private accountOf(claims: Claims, idToken: string): ProviderAccount {
    const { email, email_verified: isVerified, name, sid, auth_time: at, iat } = claims;
    const counts = isVerified === true || this.provider.settings.trustsEmail;
    return {
      issuer: String(claims['iss']),
      subject: String(claims['sub']),
      email: counts && typeof email === 'string' && isEmail(email) ? normaliseEmail(email) : null,
      name: typeof name === 'string' ? name : null,
      role: this.roleOf(claims),
      secondsSinceProof: typeof at === 'number' ? Number(iat) - at : null,
      sid: typeof sid === 'string' && sid.length <= MOST_SID ? sid : null,
      idToken: idToken.length <= MOST_ID_TOKEN ? idToken : null,
    };
  }
}
