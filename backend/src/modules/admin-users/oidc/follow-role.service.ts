import { AppError } from '@dispatch/domain/errors';
import type { Role } from '@dispatch/domain/people/permissions';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../config/settings';
import type { User } from '../../../database/schema/entities/accounts/user';
import { UsersService } from '../users.service';
import { IdentityProvider } from './identity-provider';
import { ProviderRefusal } from './provider-refusal';
import type { UserChangesDto } from '../admin-user.dto';

/** Sets an account's role from the provider's claim at each sign-in. */
@Injectable()
export class FollowRoleService {
  constructor(
    private readonly update: UsersService,
    private readonly provider: IdentityProvider,
    private readonly settings: Settings,
  ) {}

  /** @throws ProviderRefusal kept-admin, open-jobs */
  async follow(user: User, role: Role): Promise<void> {
    if (user.role !== role) await this.change(user, { role });
  }

  /** Without the claim the account is deactivated, which ends all its access. */
  async deactivate(user: User): Promise<void> {
    if (user.isActive) await this.change(user, { isActive: false });
  }

  /** Also ends the user's sessions. */
  private async change(user: User, changes: UserChangesDto): Promise<void> {
    if (user.emailKey === this.settings.signIn.breakGlassEmail)
      throw new ProviderRefusal('kept-admin', user.id);
    const actor = { userId: null, name: this.provider.settings.name };
    try {
      await this.update.update(actor, { id: user.id, version: null, changes });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'last_admin') throw new ProviderRefusal('kept-admin', user.id);
      if (error.code === 'driver_has_open_jobs') throw new ProviderRefusal('open-jobs', user.id);
      throw error;
    }
  }
}
