import { Module } from '@nestjs/common';
import { AdminUsersModule } from './admin-users.module';
import { AuditModule } from './audit/audit.module';
import { OidcModule } from './oidc/oidc.module';

/**
 * Administration. This folder has accounts and sessions of other people.
 *
 * - `audit`: the audit log, with its chain of seals and its receivers
 * - `oidc`: sign-in by the company's provider, which creates and changes accounts
 *
 * A person's own account belongs to `auth`. Erasure and retention belong to `data`.
 */
@Module({
  imports: [AdminUsersModule, AuditModule, OidcModule],
})
export class AdminUsersGroup {}
