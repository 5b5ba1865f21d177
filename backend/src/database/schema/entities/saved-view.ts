import { Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Instant, Integer, Text } from './columns';
import { User } from './accounts/user';

/** A person's named search, filters and order of one list. */
@Entity('saved_views')
@Index('saved_views_name', ['userId', 'list', 'nameKey'], { unique: true })
export class SavedView {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() userId!: number;
  @ManyToOne(() => User, { onUpdate: 'NO ACTION', onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'saved_views_user_fk' })
  user?: User;
  @Text(20) list!: string;
  @Text(60) name!: string;
  /** Equal names share this key. */
  @Text(120) nameKey!: string;
  /** As in the URL. */
  @Text(1000) query!: string;
  @Integer() version!: number;
  @Instant() createdAt!: Date;
  @Instant() updatedAt!: Date;
}
