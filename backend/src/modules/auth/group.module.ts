import { Module } from '@nestjs/common';
import { AuthModule } from './auth.module';
import { PasswordResetsModule } from './password-resets/password-resets.module';
import { SecondFactorModule } from './second-factor/second-factor.module';
import { TokensModule } from './tokens/tokens.module';

/**
 * Identity: accounts (`users`), passwords and sessions (this folder), second factors (`factors` holds the proofs,
 * `second-factor` the routes), forgotten passwords, e-mails to account holders, and tokens of programs.
 *
 * Administration of other people's accounts, and sign-in by a provider, which creates accounts, belong to `admin-users`.
 * Permissions are checked in `http/access`, and by each group's own queries.
 */
@Module({
  imports: [AuthModule, PasswordResetsModule, SecondFactorModule, TokensModule],
  exports: [AuthModule, TokensModule],
})
export class AuthGroup {}
