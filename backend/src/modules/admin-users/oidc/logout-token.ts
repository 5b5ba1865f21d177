import { Injectable } from '@nestjs/common';
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';
import { AppError } from '@dispatch/domain/errors';
import { ANSWER_SECONDS, IdentityProvider, TOLERANCE_SECONDS } from './identity-provider';

/** The sessions the provider ends: one of its own, or all of a user. */
export interface LogoutToken {
  readonly issuer: string;
  readonly subject: string | null;
  readonly sid: string | null;
  /** The token's unique id; it is valid once. */
  readonly id: string;
}

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** Asymmetric algorithms only, signed by the provider's key pair. */
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
/** A provider sends a token at once, so an older one may be replayed. */
export const LONGEST_AGE_SECONDS = 300;
/** The provider may have rotated its keys, but forged tokens must not cause a fetch each. */
const ASK_AGAIN_MS = 1_000;

type Keys = ReturnType<typeof createRemoteJWKSet>;

/** Validates logout tokens by OpenID Connect Back-Channel Logout 1.0. */
@Injectable()
export class LogoutTokens {
  private keys: { readonly uri: string; readonly set: Keys } | null = null;

  constructor(private readonly provider: IdentityProvider) {}

  /** @throws AppError logout_token_refused; ProviderRefusal if no provider is set up */
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
  // A nonce means that it is an ID token.
  if (!isWhole || 'nonce' in claims) throw new AppError('logout_token_refused');
  return { issuer, subject, sid: providerSid, id: jti };
}
