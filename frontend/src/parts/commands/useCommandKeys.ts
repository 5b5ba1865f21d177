import { useEffect, useEffectEvent } from 'react';
import { isTypedInto, stepOf, type KeyStep } from '../../lib/keys';
import { isFormAwaited } from '../../ui/over/late';
import type { Command, CommandContext } from './commandTypes';
import { ALL_COMMANDS, isOffered } from './registry';
import { focusedRow, overlay } from './rows';

/** How long to wait for the second key of a sequence. */
const SEQUENCE_MS = 1500;

const isCharacter = (step: KeyStep) => step.length === 1;

interface Found {
  /** The command of the complete sequence. */
  readonly command?: Command;
  /** Whether a longer sequence starts with these keys. */
  readonly isBeginning: boolean;
}

function find(pressed: readonly KeyStep[]): Found {
  const begins = (sequence: readonly KeyStep[]) =>
    pressed.every((step, place) => sequence[place] === step);
  const isWhole = (sequence: readonly KeyStep[]) =>
    sequence.length === pressed.length && begins(sequence);
  return {
    command: ALL_COMMANDS.find(({ run, keys }) => run && keys?.some(isWhole)),
    isBeginning: ALL_COMMANDS.some(({ keys }) =>
      keys?.some((sequence) => sequence.length > pressed.length && begins(sequence)),
    ),
  };
}

/** Arrows scroll the page as usual unless a row has the focus. */
function isMeant(step: KeyStep, target: EventTarget | null, areKeysOn: boolean): boolean {
  if (isCharacter(step)) return areKeysOn && !isTypedInto(target) && !isFormAwaited();
  return !step.startsWith('Arrow') || (overlay() === 'none' && focusedRow() !== null);
}

function mayRun(command: Command, context: CommandContext): boolean {
  const { inDetails, isEnabled } = command;
  const over = overlay();
  return (
    (over === 'none' || (over === 'details' && inDetails === true)) &&
    isOffered(command, context) &&
    (isEnabled?.(context) ?? true)
  );
}

/** Handles the keys of all commands, except in text fields. */
export function useCommandKeys(context: CommandContext): void {
  const handle = useEffectEvent((event: KeyboardEvent, before: readonly KeyStep[]) => {
    const step = event.defaultPrevented ? null : stepOf(event);
    if (step === null || !isMeant(step, event.target, context.areKeysOn)) return [];
    const pressed = [...before, step];
    const { command, isBeginning } = find(pressed);
    // Firefox can search the page as soon as the user types.
    if (isBeginning) event.preventDefault();
    if (command?.notWhileTyping && isTypedInto(event.target)) return [];
    if (command && mayRun(command, context)) {
      event.preventDefault();
      command.run?.(context);
    } else if (!command && !isBeginning && before.length > 0) {
      if (!find([step]).isBeginning) return [];
      event.preventDefault();
      return [step];
    }
    return isBeginning ? pressed : [];
  });
  useEffect(() => {
    let pressed: readonly KeyStep[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = (event: KeyboardEvent) => {
      if (['Shift', 'Control', 'Meta', 'Alt'].includes(event.key)) return;
      clearTimeout(timer);
      pressed = handle(event, pressed);
      timer = setTimeout(() => {
        pressed = [];
      }, SEQUENCE_MS);
    };
    window.addEventListener('keydown', listen);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', listen);
    };
  }, []);
}
