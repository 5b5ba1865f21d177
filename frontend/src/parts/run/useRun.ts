import { useCallback, useEffect, useRef, useState } from 'react';

/** One step of a run. */
export interface RunStep {
  readonly key: number;
  readonly name: string;
  /** An error message, or null on success. */
  readonly run: () => Promise<string | null>;
}

export interface RunFailure {
  readonly key: number;
  readonly name: string;
  readonly reason: string;
}

export interface RunState {
  readonly phase: 'idle' | 'running' | 'stopping' | 'stopped' | 'done';
  readonly total: number;
  /** Keys of the completed steps, over all starts. */
  readonly done: ReadonlySet<number>;
  readonly failed: readonly RunFailure[];
}

const IDLE: RunState = { phase: 'idle', total: 0, done: new Set(), failed: [] };

/**
 * Runs steps one by one. Stopping waits for the current step. Failed and remaining steps can be restarted; a completed
 * step never runs again.
 */
export function useRun() {
  const [state, setState] = useState(IDLE);
  const isStopped = useRef(false);
  const done = useRef(new Set<number>());
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const start = useCallback(async (steps: readonly RunStep[]): Promise<void> => {
    const left = steps.filter(({ key }) => !done.current.has(key));
    isStopped.current = false;
    const mayGoOn = () => !isStopped.current;
    setState({ phase: 'running', total: steps.length, done: new Set(done.current), failed: [] });
    for (const { key, name, run } of left) {
      const reason = await run();
      if (reason === null) done.current.add(key);
      const failure = reason === null ? [] : [{ key, name, reason }];
      setState((now) => ({
        ...now,
        done: new Set(done.current),
        failed: [...now.failed, ...failure],
      }));
      if (!mayGoOn()) break;
    }
    setState((now) => {
      const isWhole = now.done.size + now.failed.length >= now.total;
      return { ...now, phase: isWhole ? 'done' : 'stopped' };
    });
  }, []);
  const stop = useCallback(() => {
    isStopped.current = true;
    setState((now) => (now.phase === 'running' ? { ...now, phase: 'stopping' } : now));
  }, []);
  const reset = useCallback(() => {
    done.current = new Set();
    setState(IDLE);
  }, []);
  return { state, start, stop, reset };
}
