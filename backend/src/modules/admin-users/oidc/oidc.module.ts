import { Module } from '@nestjs/common';
import { AdminUsersModule } from '../admin-users.module';
import { AuthModule } from '../../auth/auth.module';
import { EndProviderSessionsService } from './end-provider-sessions.service';
import { ProviderSignInService } from './provider-sign-in.service';
import { FollowRoleService } from './follow-role.service';
import { IdentityProvider } from './identity-provider';
import { AccountOfIdentityService } from './account-of-identity.service';
import { LogoutTokens } from './logout-token';
import { OidcController } from './oidc.controller';
import { PendingSignIns } from './pending-sign-ins';
import { ProviderLogoutController } from './provider-logout.controller';
import { RecordProviderRefusalService } from './record-provider-refusal.service';
import { RedeemCodeService } from './redeem-code.service';
import { SignOutAddress } from './sign-out-address';
import { UsedMarkRepository } from './used-mark.repository';

@Module({
  imports: [AdminUsersModule, AuthModule],
  controllers: [OidcController, ProviderLogoutController],
  providers: [
    AccountOfIdentityService,
    ProviderSignInService,
    EndProviderSessionsService,
    FollowRoleService,
    IdentityProvider,
    LogoutTokens,
    PendingSignIns,
    RecordProviderRefusalService,
    RedeemCodeService,
    SignOutAddress,
    UsedMarkRepository,
  ],
})
export class OidcModule {}
