import { AppError } from '@dispatch/domain/errors';
import { TEXT_MAX } from '@dispatch/domain/limits';
import type { Role } from '@dispatch/domain/people/permissions';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Clock } from '../../../config/clock';
import { uniqueViolation } from '../../../database/engines/unique-violation';
import { findRecord, insertRecord } from '../../../database/records/records';
import { Identity } from '../../../database/schema/entities/accounts/identity';
import type { User } from '../../../database/schema/entities/accounts/user';
import type { Tx } from '../../../database/transactions/transaction';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import { requiredText } from '../../../http/input/fields';
import { UserRepository } from '../../auth/users/user.repository';
import { UsersService } from '../users.service';
import { IdentityProvider } from './identity-provider';
import { ProviderRefusal } from './provider-refusal';
import type { ProviderAccount } from './redeem-code.service';

/** The account of a user whom the provider authenticated. */
export interface KnownPerson {
  readonly user: User;
  /** Null if only the e-mail matches so far. */
  readonly identityId: number | null;
}

/** A random password that is never shown. */
const PASSWORD_BYTES = 96;
const ownName = requiredText(TEXT_MAX.name);

/** Finds accounts by issuer and subject, the first time by e-mail, and creates those that the settings allow. */
@Injectable()
export class AccountOfIdentityService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly users: UserRepository,
    private readonly creation: UsersService,
    private readonly provider: IdentityProvider,
    private readonly clock: Clock,
  ) {}

  /**
   * Null if the account may be created.
   * @throws ProviderRefusal linked, unverified, no-account
   */
  find(account: ProviderAccount): Promise<KnownPerson | null> {
    return this.transactions.run(async (tx) => {
      const identity = await identityOf(tx, account.issuer, account.subject);
      const user = identity === null ? null : await this.users.find(tx, identity.userId);
      if (identity !== null && user !== null) return { user, identityId: identity.id };
      return this.byEmail(tx, account, identity);
    });
  }

  /** Links the account to the subject. From then on the e-mail is no longer used to find it. */
  link(account: ProviderAccount, userId: number): Promise<number> {
    const { issuer, subject } = account;
    return this.transactions.run(async (tx) => {
      const identity = await identityOf(tx, issuer, subject);
      if (identity === null) {
        const createdAt = this.clock.now();
        return insertRecord(tx, Identity, { issuer, subject, userId, createdAt });
      }
      await tx.manager.update(Identity, { id: identity.id }, { userId });
      return identity.id;
    });
  }

  /** @throws AppError email_taken if a concurrent request created it */
  async make({ email, name }: ProviderAccount, role: Role): Promise<void> {
    if (email === null) throw new ProviderRefusal('unverified');
    const maker = { userId: null, name: this.provider.settings.name };
    await this.creation.create(maker, {
      name: ownName.safeParse(name).data ?? email.slice(0, TEXT_MAX.name),
      email,
      role,
      password: randomBytes(PASSWORD_BYTES).toString('base64'),
    });
  }

  private async byEmail(
    tx: Tx,
    { email, issuer, subject }: ProviderAccount,
    former: Identity | null,
  ): Promise<KnownPerson | null> {
    const user = email === null ? null : await this.users.findByEmail(tx, email);
    if (user !== null) {
      // The provider may have given the e-mail to another person. A concurrent sign-in may also have stored this
      // subject's own row.
      const condition = 'issuer = ? AND userId = ? AND subject <> ?';
      const other = await findRecord(tx, Identity, condition, [issuer, user.id, subject]);
      if (other !== null) throw new ProviderRefusal('linked', user.id);
      return { user, identityId: null };
    }
    // A user whom an administrator deleted is not created again.
    const mayBeMade = this.provider.settings.makesUsers && former === null;
    if (mayBeMade && email !== null) return null;
    throw new ProviderRefusal(email === null ? 'unverified' : 'no-account');
  }
}

export function identityOf(tx: Tx, issuer: string, subject: string): Promise<Identity | null> {
  return tx.manager.findOneBy(Identity, { issuer, subject });
}

/** Whether a first sign-in in another window created the account concurrently. */
export function wasQuicker(error: unknown): boolean {
  const isTaken = error instanceof AppError && error.code === 'email_taken';
  return isTaken || uniqueViolation(error) === 'identities_subject';
}
