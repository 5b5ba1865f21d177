import { Injectable } from '@nestjs/common';
import { ROUTES } from '@dispatch/domain/views/routes';
import * as oidc from 'openid-client';
import type { Session } from '../../../database/schema/entities/accounts/session';
import { IdentityProvider } from './identity-provider';

/** The provider's logout page, which ends its own session. */
@Injectable()
export class SignOutAddress {
  constructor(private readonly provider: IdentityProvider) {}

  /** Null for a session by password, or if the provider has no such page or is unreachable. */
  async of(session: Session | null): Promise<string | null> {
    if (session === null || session.identityId === null) return null;
    try {
      const client = await this.provider.client();
      if (client.serverMetadata().end_session_endpoint === undefined) return null;
      return oidc.buildEndSessionUrl(client, {
        post_logout_redirect_uri: `${this.provider.settings.publicUrl}${ROUTES.login.path}`,
        ...(session.idToken === null ? {} : { id_token_hint: session.idToken }),
      }).href;
    } catch {
      return null;
    }
  }
}
