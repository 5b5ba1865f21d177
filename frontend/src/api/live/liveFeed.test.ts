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

test('the feed reconnects immediately when the network is back', () => {
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
