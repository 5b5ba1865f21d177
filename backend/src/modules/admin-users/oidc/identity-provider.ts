import { Inject, Injectable } from '@nestjs/common';
import * as oidc from 'openid-client';
import { Clock } from '../../../config/clock';
import type { ProviderSettings } from '../../../config/provider-settings';
import type { Settings } from '../../../config/settings';
import { SETTINGS } from '../../../config/settings-token';
import { ProviderRefusal } from './provider-refusal';

/** For each question to the provider: somebody waits for the answer, before a page that can say more. */
export const ANSWER_SECONDS = 5;
/** How far the clocks of provider and server may be apart. */
export const TOLERANCE_SECONDS = 60;
const FRESH_MS = 60 * 60_000;

interface Known {
  readonly metadata: oidc.ServerMetadata;
  readonly at: number;
}

/** Asks the provider where its endpoints are, once somebody needs them: the server starts without it. */
@Injectable()
export class IdentityProvider {
  private known: Known | null = null;

  constructor(
    @Inject(SETTINGS) private readonly all: Settings,
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
   * A client that trusts no key which it read before: a provider may have changed its keys a moment ago.
   * @throws ProviderRefusal unreachable, and what openid-client throws
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
    // Signatures are checked, not only the line on which a token came.
    oidc.enableNonRepudiationChecks(client);
    for (const extend of this.extensions) extend(client);
    return client;
  }

  /** As read within the hour; older where the provider cannot be asked again. */
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

  /** Settings take plain http for providers on this machine alone. */
  private get extensions(): ((client: oidc.Configuration) => void)[] {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- marked so by its makers to stand out
    return this.settings.issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
  }
}

/** No answer is told apart from one that is wrong. */
async function reach(url: string, options: oidc.CustomFetchOptions): Promise<Response> {
  try {
    return await fetch(url, options);
  } catch (error) {
    throw new ProviderRefusal('unreachable', null, { cause: error });
  }
}
