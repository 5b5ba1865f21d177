import { Module } from '@nestjs/common';
import { AuthModule } from './auth.module';
import { InvitationsModule } from './invitations/invitations.module';
import { PasswordResetsModule } from './password-resets/password-resets.module';
import { SecondFactorModule } from './second-factor/second-factor.module';
import { TokensModule } from './tokens/tokens.module';
import { UsersModule } from './users/users.module';

/**
 * Identity of the caller. This folder has the sign-in by password.
 *
 * - `account`: what users change themselves
 * - `account-mails`: e-mails to account holders
 * - `credentials`: which events end which credentials
 * - `factors`: proofs of second factors
 * - `invitations`: links with which new users choose a password
 * - `links`: setting a password by a mailed link
 * - `password-resets`: forgotten passwords
 * - `passwords`: rules and hashes
 * - `second-factor`: routes of second factors and confirmations
 * - `sessions`: signed-in browsers
 * - `throttle`: limits for guesses
 * - `tokens`: tokens of programs, and service accounts
 * - `users`: stored accounts
 *
 * Administrators use routes here for invitations, tokens and second factors. Their other routes about accounts and sessions, and
 * sign-in by a provider, belong to `admin-users`. Permissions are in `domain/src/people`, and `http/access` checks
 * them.
 */
@Module({
  imports: [
    AuthModule,
    InvitationsModule,
    PasswordResetsModule,
    SecondFactorModule,
    TokensModule,
    UsersModule,
  ],
  exports: [AuthModule, TokensModule],
})
export class AuthGroup {}
