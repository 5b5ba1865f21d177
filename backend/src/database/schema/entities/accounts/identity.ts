import { Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Instant, Integer, Text } from '../columns';
import { User } from './user';

/** A person's identity at the company's provider. Not their e-mail: a provider may give it to another person. */
@Entity('identities')
@Index('identities_subject', ['issuer', 'subject'], { unique: true })
@Index('identities_user', ['userId'])
export class Identity {
  @PrimaryGeneratedColumn() id!: number;
  @Text(255) issuer!: string;
  @Text(255) subject!: string;
  @Integer() userId!: number;
  @ManyToOne(() => User, { onUpdate: 'NO ACTION', onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'identities_user_fk' })
  user?: User;
  @Instant() createdAt!: Date;
}
