import { useEffect } from 'react';

/** Browsers allow sound only after one of these. A touch that begins does not count in Safari. */
const PRESSES = ['click', 'touchend', 'keydown'] as const;

/** One context for the page: Safari starts it only in a press, and counts every open one. */
let audio: AudioContext | null = null;
let playing = 0;

/** No browser types yet. */
interface AudioSession {
  type: 'auto' | 'playback';
}

/** `playback` sounds even on a phone whose ringer is off, but pauses music: only while it is needed. */
function setSpeaker(type: AudioSession['type']): void {
  const { audioSession } = navigator as { audioSession?: AudioSession };
  if (audioSession) audioSession.type = type;
}

/** A running context costs battery, so it sleeps between two sounds. */
function rest(): void {
  if (playing > 0) return;
  setSpeaker('auto');
  void audio?.suspend();
}

function allowSound(): void {
  if (typeof AudioContext === 'undefined') return;
  // An iPhone interrupts it during a call.
  if (audio && audio.state !== 'interrupted') return;
  audio ??= new AudioContext();
  void audio.resume().then(rest, () => undefined);
}

/** Makes the page able to sound later without a press. */
export function useSoundAfterPress(): void {
  useEffect(() => {
    for (const press of PRESSES) window.addEventListener(press, allowSound, { capture: true });
    return () => {
      for (const press of PRESSES) window.removeEventListener(press, allowSound, { capture: true });
    };
  }, []);
}

/** Plays what `write` schedules; it returns the last tone. Silent before the first press. */
export async function playSound(
  write: (context: AudioContext) => AudioScheduledSourceNode | null,
): Promise<void> {
  if (!audio) return;
  playing += 1;
  setSpeaker('playback');
  const end = () => {
    playing -= 1;
    rest();
  };
  try {
    await audio.resume();
    const last = write(audio);
    if (last) last.onended = end;
    else end();
  } catch {
    end();
  }
}
