import { playSound } from './sound';

/** Two rising notes mean something new or correct; falling notes mean a problem. */
const NOTES_HZ = { news: [660, 880], warning: [440, 220] } as const;
const NOTE_SECONDS = 0.18;
const LOUDNESS = 0.4;
const BUZZ_MS = [200, 100, 200];

/** No Safari vibrates. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator;
}

/** Two notes and a vibration, for a driver who is not looking at the phone; no file is loaded. */
export function signal(kind: keyof typeof NOTES_HZ = 'news'): void {
  if (canVibrate()) navigator.vibrate(BUZZ_MS);
  void playSound((audio) => {
    const start = audio.currentTime;
    let last: OscillatorNode | null = null;
    NOTES_HZ[kind].forEach((frequency, place) => {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const from = start + place * NOTE_SECONDS;
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(LOUDNESS, from);
      volume.gain.exponentialRampToValueAtTime(0.001, from + NOTE_SECONDS);
      tone.connect(volume).connect(audio.destination);
      tone.start(from);
      tone.stop(from + NOTE_SECONDS);
      last = tone;
    });
    return last;
  });
}
