import { Module } from '@nestjs/common';
import { AdminUsersModule } from './admin-users.module';
import { AuditModule } from './audit/audit.module';
import { OidcModule } from './oidc/oidc.module';

/**
 * Administration: accounts of other people (this folder), sign-in by the company's provider, which creates and changes
 * accounts (`oidc`), and the audit log with its chain of seals and its streams (`audit`).
 *
 * One's own account belongs to `auth`. Erasure and retention belong to `data`.
 */
@Module({
  imports: [AdminUsersModule, AuditModule, OidcModule],
})
export class AdminUsersGroup {}
