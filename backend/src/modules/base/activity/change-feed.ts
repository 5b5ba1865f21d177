import { Injectable } from '@nestjs/common';
import type { Change } from './activity-entry';

/** `found`: in the log, by this replica, which cannot know whose it is. Each replica finds it by itself. */
export type ChangeOrigin = 'here' | 'found' | 'elsewhere';

interface Listener {
  onChange(change: Change, origin: ChangeOrigin): void;
  /** People came to a job, left it, or do something else with it. */
  onPresence?(jobId: number, origin: ChangeOrigin): void;
  /** Notices came, went or were read: by that person alone, or for everybody where that is null. */
  onNotices?(userId: number | null, origin: ChangeOrigin): void;
  /** Changes of other replicas may have been missed. */
  onGap?(): void;
}

/** Tells listeners of this process about committed changes, its own and those of other replicas. */
@Injectable()
export class ChangeFeed {
  private readonly listeners = new Set<Listener>();

  /** Returns the function that ends the subscription. */
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
