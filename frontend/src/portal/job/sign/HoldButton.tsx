import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button/Button';

interface HoldButtonProps {
  label: string;
  hint: string;
  /** Instructions for screen readers and keyboards, which cannot hold. */
  keysHint: string;
  onHeld: () => void;
}

const HOLD_MS = 2_000;
/** For a keyboard or a screen reader, which cannot hold. */
const PRESSES = 3;

/** Ignores a tap, so that a signer does not leave the screen by accident. */
export function HoldButton({ label, hint, keysHint, onHeld }: HoldButtonProps) {
  const hintId = useId();
  const timer = useRef<number>(undefined);
  const presses = useRef(0);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const begin = () => {
    setIsHeld(true);
    timer.current = window.setTimeout(onHeld, HOLD_MS);
  };
  const end = () => {
    setIsHeld(false);
    window.clearTimeout(timer.current);
  };
  const handleClick = (clicks: number) => {
    if (clicks > 0) return;
    presses.current += 1;
    if (presses.current >= PRESSES) onHeld();
  };
  return (
    <div className="sign-return">
      <Button
        variant="outlined"
        color="secondary"
        className="sign-hold"
        data-held={isHeld || undefined}
        aria-describedby={hintId}
        onPointerDown={begin}
        onPointerUp={end}
        onPointerLeave={end}
        onPointerCancel={end}
        onContextMenu={(event) => event.preventDefault()}
        onClick={({ detail }) => handleClick(detail)}
      >
        {label}
      </Button>
      <span id={hintId} className="type-caption quiet">
        {hint} <span className="unseen">{keysHint}</span>
      </span>
    </div>
  );
}
