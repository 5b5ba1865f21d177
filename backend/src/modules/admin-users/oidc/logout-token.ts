import { Injectable } from '@nestjs/common';
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';
import { AppError } from '@dispatch/domain/errors';
import { ANSWER_SECONDS, IdentityProvider, TOLERANCE_SECONDS } from './identity-provider';

/** Which sessions the provider ends: one of its own, or all of a person. */
export interface LogoutToken {
  readonly issuer: string;
  readonly subject: string | null;
  readonly sid: string | null;
  /** Names the token, which is good once. */
  readonly id: string;
}

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** Signed by the provider's key pair; a secret that both know is none. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
/** A token is sent at once; an older one was kept by somebody. */
export const LONGEST_AGE_SECONDS = 300;
/** A provider may have changed its keys a moment ago; forged tokens must not make us ask for each. */
const ASK_AGAIN_MS = 1_000;

type Keys = ReturnType<typeof createRemoteJWKSet>;

/** Checks logout tokens as OpenID Connect Back-Channel Logout 1.0 says. */
@Injectable()
export class LogoutTokens {
  private keys: { readonly uri: string; readonly set: Keys } | null = null;

  constructor(private readonly provider: IdentityProvider) {}

  /** @throws AppError logout_token_refused; ProviderRefusal where there is no provider to ask */
  async read(token: string): Promise<LogoutToken> {
    const { issuer, jwks_uri } = await this.provider.metadata();
    if (jwks_uri === undefined) throw new AppError('logout_token_refused');
    const { payload } = await jwtVerify(token, this.keysOf(jwks_uri), {
      issuer,
      audience: this.provider.settings.clientId,
      algorithms: ALGORITHMS,
      clockTolerance: TOLERANCE_SECONDS,
      maxTokenAge: LONGEST_AGE_SECONDS,
      requiredClaims: ['iat', 'jti', 'events'],
    }).catch((error: unknown) => {
      throw new AppError('logout_token_refused', undefined, { cause: error });
    });
    return tokenOf(issuer, payload);
  }

  private keysOf(uri: string): Keys {
    if (this.keys?.uri !== uri) {
      const options = { timeoutDuration: ANSWER_SECONDS * 1000, cooldownDuration: ASK_AGAIN_MS };
      this.keys = { uri, set: createRemoteJWKSet(new URL(uri), options) };
    }
    return this.keys.set;
  }
}

function tokenOf(issuer: string, claims: JWTPayload): LogoutToken {
  const { sub, sid, jti, events } = claims;
  const isLogout = typeof events === 'object' && events !== null && EVENT in events;
  const subject = typeof sub === 'string' ? sub : null;
  const providerSid = typeof sid === 'string' ? sid : null;
  const isWhole = isLogout && typeof jti === 'string' && (subject ?? providerSid) !== null;
  // With a nonce it is the token of a sign-in.
  if (!isWhole || 'nonce' in claims) throw new AppError('logout_token_refused');
  return { issuer, subject, sid: providerSid, id: jti };
}
