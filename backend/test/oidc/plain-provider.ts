import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT, UnsecuredJWT } from 'jose';

type Claims = Readonly<Record<string, unknown>>;

/** The faults that the provider simulates. */
export interface Faults {
  /** Overrides claims of the ID token; undefined removes one. */
  readonly claims?: Claims;
  /** Signs with nothing, or with a key that is not published. */
  readonly signature?: 'none' | 'foreign' | 'secret';
  /** Puts this issuer in its discovery document. */
  readonly issuer?: string;
  /** Paths that return a server error. */
  readonly broken?: readonly string[];
  /** Paths that never answer. */
  readonly hanging?: readonly string[];
}

interface Grant {
  readonly nonce: string;
  readonly challenge: string;
  readonly claims: Claims;
  readonly redirectUri: string;
}

export const CLIENT = { id: 'dispatch', secret: 'a secret of both, 0123456789 abcdef' };
const hashOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
const HOUR_SECONDS = 3600;

/** The parts of an OpenID provider that the server uses, which can fail in any way. */
export class PlainProvider {
  faults: Faults = {};
  /** Claims of the userinfo endpoint in addition to the subject. */
  userInfo: Claims = {};
  readonly asked: string[] = [];
  private readonly grants = new Map<string, Grant>();
  private readonly subjects = new Map<string, unknown>();
  private keys: { readonly kid: string; readonly private: CryptoKey; readonly public: JWK } | null =
    null;

  private constructor(
    private readonly server: Server,
    readonly issuer: string,
  ) {}

  static async start(): Promise<PlainProvider> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo; // it listens on a port
    const provider = new PlainProvider(server, `http://127.0.0.1:${String(port)}`);
    await provider.rotateKeys();
    server.on('request', (request, response) => void provider.answer(request, response));
    return provider;
  }

  /** Invalidates the previous keys. */
  async rotateKeys(): Promise<void> {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const kid = randomUUID();
    const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
    this.keys = { kid, private: privateKey, public: jwk };
  }

  /** The result of a user's consent: a code for the sign-in requested by `location`. */
  grant(location: string, claims: Claims): { code: string; state: string } {
    const asked = new URL(location).searchParams;
    const of = (name: string) => asked.get(name) ?? '';
    if (of('code_challenge_method') !== 'S256') throw new Error('No PKCE was asked for');
    const code = randomUUID();
    const grant = { nonce: of('nonce'), challenge: of('code_challenge'), claims };
    this.grants.set(code, { ...grant, redirectUri: of('redirect_uri') });
    return { code, state: of('state') };
  }

  async sign(claims: Claims): Promise<string> {
    const payload = JSON.parse(JSON.stringify({ ...claims, ...this.faults.claims })) as Claims;
    if (this.faults.signature === 'none') return new UnsecuredJWT({ ...payload }).encode();
    if (this.faults.signature === 'secret')
      return new SignJWT({ ...payload })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(CLIENT.secret));
    if (this.keys === null) throw new Error('There are no keys yet');
    const foreign = this.faults.signature === 'foreign' ? await generateKeyPair('RS256') : null;
    return new SignJWT({ ...payload })
      .setProtectedHeader({ alg: 'RS256', kid: this.keys.kid })
      .sign(foreign?.privateKey ?? this.keys.private);
  }

  /** A valid logout token, except for these `claims`. */
  logoutToken(claims: Claims): Promise<string> {
    return this.sign({
      iss: this.issuer,
      aud: CLIENT.id,
      iat: nowSeconds(),
      jti: randomUUID(),
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
      ...claims,
    });
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    this.asked.push(path);
    if (this.faults.hanging?.includes(path) === true) return;
    const isBroken = this.faults.broken?.includes(path) === true;
    const found = isBroken ? null : await this.bodyOf(path, request);
    response.writeHead(isBroken ? 503 : found === null ? 400 : 200, {
      'content-type': 'application/json',
    });
    response.end(JSON.stringify(found ?? { error: 'invalid_grant' }));
  }

  private async bodyOf(path: string, request: IncomingMessage): Promise<object | null> {
    const { issuer } = this;
    switch (path) {
      case '/.well-known/openid-configuration':
        return {
          issuer: this.faults.issuer ?? issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/me`,
          jwks_uri: `${issuer}/keys`,
          end_session_endpoint: `${issuer}/end`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        };
      case '/keys':
        return { keys: [this.keys?.public] };
      case '/token':
        return this.tokens(new URLSearchParams(await text(request)));
      case '/me':
        return {
          sub: this.subjects.get(request.headers.authorization ?? ''),
          ...this.userInfo,
        };
      default:
        return null;
    }
  }

  /** A code works once, for a client that knows the verifier. */
  private async tokens(asked: URLSearchParams): Promise<object | null> {
    const code = asked.get('code') ?? '';
    const grant = this.grants.get(code);
    this.grants.delete(code);
    const isRight =
      grant !== undefined &&
      hashOf(asked.get('code_verifier') ?? '') === grant.challenge &&
      asked.get('redirect_uri') === grant.redirectUri &&
      asked.get('client_id') === CLIENT.id &&
      asked.get('client_secret') === CLIENT.secret;
    if (!isRight) return null;
    const accessToken = randomUUID();
    this.subjects.set(`Bearer ${accessToken}`, grant.claims['sub']);
    const now = nowSeconds();
    return {
      access_token: accessToken,
      token_type: 'Bearer',
      id_token: await this.sign({
        iss: this.issuer,
        aud: CLIENT.id,
        iat: now,
        exp: now + HOUR_SECONDS,
        nonce: grant.nonce,
        ...grant.claims,
      }),
    };
  }
}

/** By the machine's clock, like real providers. */
export const nowSeconds = () => Math.floor(Date.now() / 1000);
