import { makeStore } from '../../main/store';
import { openLiveFeed } from './liveFeed';

class Source extends EventTarget {
  static readonly CLOSED = 2;
  static readonly made: Source[] = [];
  readyState = 0;
  constructor() {
    super();
    Source.made.push(this);
  }
  close() {
    this.readyState = Source.CLOSED;
  }
}

test('once the network is back the feed connects without waiting for its turn', () => {
  Object.assign(globalThis, { EventSource: Source });
  const close = openLiveFeed(makeStore().dispatch);
  window.dispatchEvent(new Event('online'));
  expect(Source.made).toHaveLength(1);
  Source.made[0]?.dispatchEvent(new Event('error'));
  window.dispatchEvent(new Event('online'));
  expect(Source.made).toHaveLength(2);
  close();
  window.dispatchEvent(new Event('online'));
  expect(Source.made).toHaveLength(2);
  Reflect.deleteProperty(globalThis, 'EventSource');
});
