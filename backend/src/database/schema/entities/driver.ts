import { Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Instant, Integer, OptionalText, Text } from './columns';
import { User } from './accounts/user';

/** The driver record of a user; lists show it only while that user has the role driver. */
@Entity('drivers')
@Index('drivers_user', ['userId'], { unique: true })
export class Driver {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() userId!: number;
  @ManyToOne(() => User, { onUpdate: 'NO ACTION', onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'drivers_user_fk' })
  user?: User;
  @Text(120) name!: string;
  @Text(240) nameSort!: string;
  @OptionalText(40) phone!: string | null;
  @Text(20) status!: string;
  @Integer() version!: number;
  @Instant() createdAt!: Date;
  @Instant() updatedAt!: Date;
}
