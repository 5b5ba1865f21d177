import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A row that a transaction updates first when the data it protects has no row to lock: the upsert of a customer, the
 * last admin, a person's number of views. Two such transactions then run one after the other. This also works on a
 * cluster, where nodes do not share row locks.
 */
@Entity('guards')
export class Guard {
  @PrimaryColumn({ type: 'varchar', length: 60 }) name!: string;
  @Column({ type: 'integer' }) version!: number;
}
