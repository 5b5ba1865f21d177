import { Suspense, use, useEffect, useState, type ComponentType } from 'react';
import { LateTheme, LateThemeContext } from '../LateTheme';
import { TOAST_KEY } from './toastKey';
import { useHasToast } from './useToast';

interface Part {
  readonly ToastHost: ComponentType<{ autoFocus: boolean }>;
}

let loaded: Part | null = null;

async function loadPart(): Promise<Part> {
  loaded = await import(/* webpackChunkName: "toast" */ './ToastHost');
  return loaded;
}

/** Loaded as soon as it is wanted; without a network, once that is back. */
function usePart(isWanted: boolean): Part | null {
  const [part, setPart] = useState(loaded);
  const { load: loadTheme } = use(LateThemeContext);
  useEffect(() => {
    if (!isWanted || part) return undefined;
    let isGone = false;
    const load = () => {
      Promise.all([loadPart(), loadTheme()]).then(
        ([arrived]) => isGone || setPart(arrived),
        // What is going on shows on the page as well.
        () => undefined,
      );
    };
    load();
    window.addEventListener('online', load);
    return () => {
      isGone = true;
      window.removeEventListener('online', load);
    };
  }, [isWanted, part, loadTheme]);
  return part;
}

/** The toast area, loaded with the first toast or when its key asks for it. */
export function Toasts() {
  const hasToast = useHasToast();
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (hasToast || isAsked) return undefined;
    const listen = ({ code }: KeyboardEvent) => {
      if (code === TOAST_KEY) setIsAsked(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [hasToast, isAsked]);
  const part = usePart(hasToast || isAsked);
  if (!part) return null;
  return (
    <Suspense>
      <LateTheme>
        <part.ToastHost autoFocus={isAsked} />
      </LateTheme>
    </Suspense>
  );
}
