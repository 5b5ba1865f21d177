import { Injectable } from '@nestjs/common';
import type { Change } from './activity-entry';

type Listener = (change: Change) => void;

/** Tells listeners of this process about committed changes. */
@Injectable()
export class ChangeFeed {
  private readonly listeners = new Set<Listener>();

  /** Returns the function that ends the subscription. */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  publish(change: Change): void {
    for (const listener of this.listeners) listener(change);
  }
}
