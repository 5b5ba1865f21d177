import { useEffect, useRef, useState } from 'react';
import { useAwakeScreen } from './useAwakeScreen';

/** `refused` by the user or the phone, `missing`: no camera, `busy`: another app uses it. */
export type CameraState = 'starting' | 'on' | 'refused' | 'missing' | 'busy' | 'unavailable';

/** The browser's types do not include the torch yet. */
interface LitTrack extends MediaStreamTrack {
  getCapabilities: () => MediaTrackCapabilities & { readonly torch?: boolean };
}
type LitConstraints = MediaTrackConstraints & { advanced: { torch: boolean }[] };

/** The requested picture size in pixels; the camera chooses the nearest. */
export interface WantedPicture {
  readonly width: number;
  readonly height: number;
}

const STATE_OF_ERROR: Readonly<Record<string, CameraState>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Retry delay for a camera that another app uses or that did not start in time. */
const AGAIN_MS = 2_000;

function stateOf(error: unknown): CameraState {
  return (error instanceof Error && STATE_OF_ERROR[error.name]) || 'unavailable';
}

/** The phone's rear camera, running while the component is mounted. */
export function useCamera({ width, height }: WantedPicture) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [track, setTrack] = useState<LitTrack | null>(null);
  const [isLit, setIsLit] = useState(false);
  useAwakeScreen(state === 'on');
  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = async () => {
      // Missing without HTTPS, although the type says otherwise.
      const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
      if (!devices) throw new Error('This page has no camera');
      stream = await devices.getUserMedia({
        video: {
          facingMode: { ideal: 'environment' },
          width: { ideal: width },
          height: { ideal: height },
        },
      });
      if (isOver) return stop();
      const [first] = stream.getVideoTracks();
      const screen = video.current;
      if (!first || !screen) throw new Error('The camera gives no picture');
      first.onended = () => fail('busy');
      screen.srcObject = stream;
      await screen.play();
      setTrack(first);
      setState('on');
    };
    const stop = () => stream?.getTracks().forEach((each) => each.stop());
    const startOrFail = () => {
      start().catch((error: unknown) => fail(stateOf(error)));
    };
    const fail = (found: CameraState) => {
      stop();
      if (isOver) return;
      setState(found);
      if (found === 'busy') timer = setTimeout(startOrFail, AGAIN_MS);
    };
    startOrFail();
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [width, height]);

  // Some browsers lack `getCapabilities`.
  const hasLight = state === 'on' && (track as Partial<LitTrack> | null)?.getCapabilities?.().torch;
  const light = (isOn: boolean) => {
    const wanted: LitConstraints = { advanced: [{ torch: isOn }] };
    track?.applyConstraints(wanted).then(
      () => setIsLit(isOn),
      () => setIsLit(false),
    );
  };
  return { video, state, torch: hasLight ? { isLit, light } : null };
}
