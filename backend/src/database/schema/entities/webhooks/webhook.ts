import { Entity, PrimaryGeneratedColumn } from 'typeorm';
import { Flag, Instant, Integer, OptionalInstant, OptionalText, Text } from '../columns';

/** Another system that is told of events. */
@Entity('webhooks')
export class Webhook {
  @PrimaryGeneratedColumn() id!: number;
  @Text(60) name!: string;
  @Text(500) address!: string;
  /** Each between two spaces, so that one is found by LIKE on both engines. */
  @Text(500) events!: string;
  @Flag() includesPrices!: boolean;
  @Flag() isOn!: boolean;
  /** 'gone' where the receiver's 410 switched it off; null where a person did, or nobody. */
  @OptionalText(10) offReason!: string | null;
  /** What signs, sealed under the server's signing secret. */
  @Text(200) secret!: string;
  /** The one before, which signs as well until then. */
  @OptionalText(200) previousSecret!: string | null;
  @OptionalInstant() previousUntil!: Date | null;
  @Integer() version!: number;
  @Instant() createdAt!: Date;
  @Instant() updatedAt!: Date;
}
