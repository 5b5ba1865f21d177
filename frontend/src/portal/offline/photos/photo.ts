import type { PhotoPlace, ReportStage } from '@dispatch/domain/report/photo';
import type { Refusal } from '../queue/operation';

/** What a driver photographed. */
export interface NewPhoto {
  readonly userId: number;
  readonly jobId: number;
  /** As the driver knows the job, for a refusal that is read long after. */
  readonly jobName: string;
  readonly unitId: number;
  readonly stage: ReportStage;
  readonly place: PhotoPlace;
  /** By the phone's clock. */
  readonly takenAt: string;
  /** A small picture as a `data:` address. */
  readonly preview: string;
}

/** A photo on the phone, without its file; it stays for a while after it was sent, as its file does not. */
export interface KeptPhoto extends NewPhoto {
  /** Made by the phone; by it the server takes the photo only once. */
  readonly id: string;
  /** Of the file, in hexadecimal. */
  readonly sha256: string;
  /** By the phone's clock; null until the server has it. */
  readonly sentAt: string | null;
  /** Null unless the server will never take it. */
  readonly refusal: Refusal | null;
}

export const isUnsent = ({ sentAt }: KeptPhoto): boolean => sentAt === null;
export const isWaiting = (photo: KeptPhoto): boolean => isUnsent(photo) && photo.refusal === null;
