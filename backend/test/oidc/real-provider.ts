import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';

export interface RealPerson {
  readonly email: string;
  readonly name: string;
  readonly groups: readonly string[];
}

const CLIENT = { id: 'dispatch', secret: 'a secret of both, 0123456789 abcdef' };
const DAY_SECONDS = 86_400;

/** A standard OpenID provider with sign-in forms. Its users are identified by the name that they type. */
export class RealProvider {
  readonly people = new Map<string, RealPerson>();

  private constructor(
    private readonly server: Server,
    readonly issuer: string,
  ) {}

  /** Listens, but refuses requests until the product is registered. */
  static async listen(): Promise<RealProvider> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo; // it listens on a port
    return new RealProvider(server, `http://127.0.0.1:${String(port)}`);
  }

  /** The settings of a product that trusts it. */
  envFor(publicUrl: string): Record<string, string> {
    return {
      PUBLIC_URL: publicUrl,
      OIDC_ISSUER: this.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: 'Northern ID',
      OIDC_SCOPES: 'openid email profile groups',
      OIDC_ROLE_CLAIM: 'groups',
      OIDC_ROLE_MAP: 'office=admin,road=driver',
      OIDC_MAKE_USERS: 'on',
    };
  }

  /** @param address the product's address for the server; users reach it at `publicUrl` */
  async serve(publicUrl: string, address: string): Promise<void> {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true });
    const key = { ...(await exportJWK(privateKey)), kid: 'one', alg: 'RS256', use: 'sig' };
    const ttl = { Session: DAY_SECONDS, Grant: DAY_SECONDS, Interaction: 3600, AccessToken: 3600 };
    const provider = new Provider(this.issuer, {
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          redirect_uris: [`${publicUrl}/api/auth/oidc/callback`],
          post_logout_redirect_uris: [`${publicUrl}/login`],
          backchannel_logout_uri: `${address}/api/auth/oidc/backchannel-logout`,
          backchannel_logout_session_required: true,
        },
      ],
      jwks: { keys: [key] },
      cookies: { keys: ['a key of the tests'] },
      ttl: { ...ttl, IdToken: 3600, AuthorizationCode: 60 },
      pkce: { required: () => true },
      scopes: ['openid', 'email', 'profile', 'groups'],
      claims: { email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
      features: { backchannelLogout: { enabled: true } },
      // The provider's default fetch refuses local addresses, where the product listens.
      fetch: (url: URL | string, { body, headers, method, signal }: RequestInit) =>
        fetch(url, { body, headers, method, signal }),
      findAccount: (_context: unknown, id: string) => {
        const person = this.people.get(id);
        return person === undefined
          ? undefined
          : { accountId: id, claims: () => ({ sub: id, email_verified: true, ...person }) };
      },
    });
    this.server.on('request', provider.callback());
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
