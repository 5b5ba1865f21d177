import { Injectable } from '@nestjs/common';
import * as oidc from 'openid-client';
import { Clock } from '../../../config/clock';
import type { ProviderSettings } from '../../../config/provider-settings';
import { Settings } from '../../../config/settings';
import { ProviderRefusal } from './provider-refusal';

/** The timeout per request to the provider: the user waits for a page with a useful message. */
export const ANSWER_SECONDS = 5;
/** The accepted clock skew between provider and server. */
export const TOLERANCE_SECONDS = 60;
const FRESH_MS = 60 * 60_000;

interface Known {
  readonly metadata: oidc.ServerMetadata;
  readonly at: number;
}

/** Discovers the provider's endpoints on first use, so that the server starts without it. */
@Injectable()
export class IdentityProvider {
  private known: Known | null = null;

  constructor(
    private readonly all: Settings,
    private readonly clock: Clock,
  ) {}

  /** @throws ProviderRefusal off */
  get settings(): ProviderSettings {
    const { provider } = this.all.signIn;
    if (provider === null) throw new ProviderRefusal('off');
    return provider;
  }

  get redirectUri(): string {
    return `${this.settings.publicUrl}/api/auth/oidc/callback`;
  }

  /**
   * A client without cached keys, because the provider may have rotated them a moment ago.
   * @throws ProviderRefusal unreachable, and errors of openid-client
   */
  async client(): Promise<oidc.Configuration> {
    const metadata = await this.metadata();
    const methods = metadata.token_endpoint_auth_methods_supported;
    const { clientId, clientSecret } = this.settings;
    const isPosted = methods?.includes('client_secret_post') ?? true;
    const authentication = isPosted
      ? oidc.ClientSecretPost(clientSecret)
      : oidc.ClientSecretBasic(clientSecret);
    const client = new oidc.Configuration(
      { ...metadata },
      clientId,
      { client_secret: clientSecret, [oidc.clockTolerance]: TOLERANCE_SECONDS },
      authentication,
    );
    client[oidc.customFetch] = reach;
    client.timeout = ANSWER_SECONDS;
    // Verify signatures as well, not only the TLS connection.
    oidc.enableNonRepudiationChecks(client);
    for (const extend of this.extensions) extend(client);
    return client;
  }

  /** Cached for an hour; older metadata is used while the provider is unreachable. */
  async metadata(): Promise<oidc.ServerMetadata> {
    const now = this.clock.now().getTime();
    const { known } = this;
    if (known !== null && now - known.at < FRESH_MS) return known.metadata;
    try {
      const metadata = await this.discover();
      this.known = { metadata, at: now };
      return metadata;
    } catch (error) {
      if (known !== null) return known.metadata;
      throw error;
    }
  }

  private async discover(): Promise<oidc.ServerMetadata> {
    const { issuer, clientId } = this.settings;
    const found = await oidc.discovery(new URL(issuer), clientId, undefined, oidc.None(), {
      [oidc.customFetch]: reach,
      timeout: ANSWER_SECONDS,
      execute: this.extensions,
    });
    return found.serverMetadata();
  }

  /** The settings accept plain http only for providers on this machine. */
  private get extensions(): ((client: oidc.Configuration) => void)[] {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- marked so by its makers to stand out
    return this.settings.issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
  }
}

/** Distinguishes an unreachable provider from an invalid response. */
async function reach(url: string, options: oidc.CustomFetchOptions): Promise<Response> {
  try {
    return await fetch(url, options);
  } catch (error) {
    throw new ProviderRefusal('unreachable', null, { cause: error });
  }
}
