import { Entity, Index } from 'typeorm';
import { Instant, Integer, References, Text } from '../columns';
import { NumberedRecord } from '../record';
import { User } from './user';

/** A person's identity at the company's provider. Not their e-mail: a provider may give it to another person. */
@Entity('identities')
@Index('identities_subject', ['issuer', 'subject'], { unique: true })
@Index('identities_user', ['userId'])
export class Identity extends NumberedRecord {
  @Text(255) issuer!: string;
  @Text(255) subject!: string;
  @Integer() userId!: number;
  @References(() => User, 'identities_user_fk') user?: User;
  @Instant() createdAt!: Date;
}
