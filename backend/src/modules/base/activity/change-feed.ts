import { Injectable } from '@nestjs/common';
import type { Change } from './activity-entry';

/** `found`: read from the log by this replica, origin unknown. Every replica finds it independently. */
export type ChangeOrigin = 'here' | 'found' | 'elsewhere';

interface Listener {
  onChange(change: Change, origin: ChangeOrigin): void;
  /** The viewers of a job, or their activity, changed. */
  onPresence?(jobId: number, origin: ChangeOrigin): void;
  /** Notices were raised, settled or read: for that user only, or for all users if null. */
  onNotices?(userId: number | null, origin: ChangeOrigin): void;
  /** Changes of other replicas may have been missed. */
  onGap?(): void;
}

/** Notifies listeners in this process of committed changes, from this replica and from others. */
@Injectable()
export class ChangeFeed {
  private readonly listeners = new Set<Listener>();

  /** Returns a function that unsubscribes. */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  publish(change: Change, origin: ChangeOrigin = 'here'): void {
    for (const listener of this.listeners) listener.onChange(change, origin);
  }

  publishPresence(jobId: number, origin: ChangeOrigin = 'here'): void {
    for (const listener of this.listeners) listener.onPresence?.(jobId, origin);
  }

  publishNotices(userId: number | null, origin: ChangeOrigin = 'here'): void {
    for (const listener of this.listeners) listener.onNotices?.(userId, origin);
  }

  gap(): void {
    for (const listener of this.listeners) listener.onGap?.();
  }
}
