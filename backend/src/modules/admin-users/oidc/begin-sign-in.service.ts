import { returnPathOf } from '@dispatch/domain/views/return-path';
import { Injectable } from '@nestjs/common';
import * as oidc from 'openid-client';
import { IdentityProvider } from './identity-provider';
import { PendingSignIns } from './pending-sign-ins';

/** Redirects a user to the provider: authorization code with PKCE, state and nonce. */
@Injectable()
export class BeginSignInService {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly pending: PendingSignIns,
  ) {}

  /** @throws ProviderRefusal, and errors of openid-client */
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
}
