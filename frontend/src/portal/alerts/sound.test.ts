import { act, renderHook } from '@testing-library/react';

/** Safari: a context runs only once it was resumed in a press. */
class FakeContext {
  static readonly made: FakeContext[] = [];
  static isInPress = false;
  readonly currentTime = 0;
  readonly destination = {};
  state = 'suspended';
  readonly tones: { onended?: () => void; session: string }[] = [];
  #isAllowed = false;
  constructor() {
    FakeContext.made.push(this);
  }
  resume() {
    this.#isAllowed ||= FakeContext.isInPress;
    if (!this.#isAllowed) return new Promise<void>(() => undefined);
    this.state = 'running';
    return Promise.resolve();
  }
  suspend() {
    this.state = 'suspended';
    return Promise.resolve();
  }
  readonly createOscillator = () => {
    const tone = {
      frequency: { value: 0 },
      session: '',
      connect: (to: unknown) => to,
      stop: () => undefined,
      start: () => {
        if (this.state === 'running') this.tones.push(tone);
        tone.session = session.type;
      },
    };
    return tone;
  };
  createGain() {
    const set = () => undefined;
    return {
      gain: { setValueAtTime: set, exponentialRampToValueAtTime: set },
      connect: (to: unknown) => to,
    };
  }
}

const session = { type: 'auto' };
const settle = () => act(() => Promise.resolve());

function press() {
  FakeContext.isInPress = true;
  window.dispatchEvent(new MouseEvent('click'));
  FakeContext.isInPress = false;
}

async function openPage() {
  const { useSoundAfterPress } = await import('./sound');
  const { signal } = await import('./signal');
  renderHook(() => useSoundAfterPress());
  return signal;
}

beforeEach(() => {
  vi.resetModules();
  FakeContext.made.length = 0;
  session.type = 'auto';
  vi.stubGlobal('AudioContext', FakeContext);
  Object.assign(navigator, { audioSession: session });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'audioSession');
});

test('signals sound long after the last press, all with one context, which rests between them', async () => {
  const signal = await openPage();
  press();
  await settle();
  const [audio] = FakeContext.made;
  expect(audio?.state).toBe('suspended');
  for (const sound of [1, 2]) {
    signal();
    await settle();
    expect(audio?.tones).toHaveLength(2 * sound);
    audio?.tones.at(-1)?.onended?.();
    expect(audio?.state).toBe('suspended');
  }
  press();
  expect(FakeContext.made).toHaveLength(1);
});

test('a signal sounds with the ringer off, and leaves music alone afterwards', async () => {
  const signal = await openPage();
  press();
  signal();
  await settle();
  const last = FakeContext.made[0]?.tones.at(-1);
  expect(last?.session).toBe('playback');
  last?.onended?.();
  expect(session.type).toBe('auto');
});

test('before the first press there is no sound, and none is made up for later', async () => {
  const signal = await openPage();
  signal();
  press();
  await settle();
  expect(FakeContext.made[0]?.tones).toEqual([]);
});
