import { randomBytes } from 'node:crypto';
import { AppError } from '@dispatch/domain/errors';
import { TEXT_MAX } from '@dispatch/domain/limits';
import type { Role } from '@dispatch/domain/people/permissions';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { uniqueViolation } from '../../../database/engines/unique-violation';
import type { Identity } from '../../../database/schema/entities/accounts/identity';
import type { User } from '../../../database/schema/entities/accounts/user';
import type { Tx } from '../../../database/transactions/transaction';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import { requiredText } from '../../../http/input/fields';
import { CreateUserService } from '../create-user.service';
import { UserRepository } from '../../auth/users/user.repository';
import { IdentityProvider } from './identity-provider';
import { IdentityRepository } from './identity.repository';
import { ProviderRefusal } from './provider-refusal';
import type { ProviderAccount } from './redeem-code.service';

/** The account here of somebody whom the provider vouches for. */
export interface KnownPerson {
  readonly user: User;
  /** Null while only the e-mail says that it is theirs. */
  readonly identityId: number | null;
}

/** No password is ever made of it: nobody has seen it. */
const PASSWORD_BYTES = 96;
const ownName = requiredText(TEXT_MAX.name);

/** Finds people by issuer and subject, once by their e-mail, and makes those whom the settings allow. */
@Injectable()
export class AccountOfIdentityService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly identities: IdentityRepository,
    private readonly users: UserRepository,
    private readonly creation: CreateUserService,
    private readonly provider: IdentityProvider,
    private readonly clock: Clock,
  ) {}

  /**
   * Null for somebody who may be made.
   * @throws ProviderRefusal linked, unverified, no-account
   */
  find(account: ProviderAccount): Promise<KnownPerson | null> {
    return this.transactions.run(async (tx) => {
      const identity = await this.identities.find(tx, account.issuer, account.subject);
      const user = identity === null ? null : await this.users.find(tx, identity.userId);
      if (identity !== null && user !== null) return { user, identityId: identity.id };
      return this.byEmail(tx, account, identity);
    });
  }

  /** Ties the account to the subject: from now on an e-mail of theirs means nothing. */
  link(account: ProviderAccount, userId: number): Promise<number> {
    const { issuer, subject } = account;
    return this.transactions.run(async (tx) => {
      const identity = await this.identities.find(tx, issuer, subject);
      if (identity === null) {
        const createdAt = this.clock.now();
        return this.identities.insert(tx, { issuer, subject, userId, createdAt });
      }
      await this.identities.move(tx, identity.id, userId);
      return identity.id;
    });
  }

  /** @throws AppError email_taken when somebody else was quicker */
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
      // The provider may have given the e-mail to another person. This subject's own row may stand
      // by now: another window of theirs was quicker.
      if (await this.identities.hasOther(tx, { issuer, subject, userId: user.id }))
        throw new ProviderRefusal('linked', user.id);
      return { user, identityId: null };
    }
    // Whom an administrator deleted is not made again.
    const mayBeMade = this.provider.settings.makesUsers && former === null;
    if (mayBeMade && email !== null) return null;
    throw new ProviderRefusal(email === null ? 'unverified' : 'no-account');
  }
}

/** Somebody signed in for the first time in two windows at once. */
export function wasQuicker(error: unknown): boolean {
  const isTaken = error instanceof AppError && error.code === 'email_taken';
  return isTaken || uniqueViolation(error) === 'identities_subject';
}
