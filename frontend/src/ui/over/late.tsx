import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { startedTexts } from '../../lib/i18n';
import { loadPart } from '../../lib/loadPart';
import { loadTheme } from '../theme/loadTheme';

interface LateOptions {
  /** Namespaces of its texts. */
  texts?: readonly string[];
  /** Renders without MUI, so it needs no theme. */
  isPlain?: boolean;
  /** Shown until it is loaded. */
  wait?: ReactNode;
  /** Focuses a field once it is loaded: until then, typed letters are meant for that field. */
  takesTyping?: boolean;
}

/** A lazy part, loaded on its first render or before. */
export type Late<Props extends object = object> = ((props: Props) => ReactNode) & {
  /** After this has resolved, the part renders without waiting. Retries after a failure. */
  readonly load: () => Promise<void>;
  readonly isThere: () => boolean;
};

function themed<Props extends object>(
  Part: ComponentType<Props>,
  Theme: ComponentType<{ children: ReactNode }>,
): ComponentType<Props> {
  return function Themed(props) {
    return (
      <Theme>
        <Part {...props} />
      </Theme>
    );
  };
}

function AwaitedForm({ children }: { children: ReactNode }) {
  return (
    <>
      <span hidden data-awaited-form />
      {children}
    </>
  );
}

/** Whether the page waits for a part that takes what is typed. */
export function isFormAwaited(): boolean {
  return document.querySelector('[data-awaited-form]') !== null;
}

/**
 * The only way to load a part of the page lazily. Requests code, texts and theme in parallel. A loaded part renders at
 * once, without `wait`.
 */
export function late<Props extends object = object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { texts = [], isPlain = false, wait, takesTyping = false }: LateOptions = {},
): Late<Props> {
  let there: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props>> | null = null;
  let Coming = later();

  function later() {
    return lazy(async () => ({ default: await ask() }));
  }
  async function bring() {
    // A dialog that suspended for its texts after opening would be unmounted and lose the focus.
    const names = isPlain ? texts : [...texts, 'errors'];
    const [Part, Theme] = await Promise.all([
      loadPart(fetchPart),
      isPlain ? null : loadPart(loadTheme),
      names.length > 0 && startedTexts().loadNamespaces([...names]),
    ]);
    there = Theme === null ? Part : themed(Part, Theme);
    return there;
  }
  function ask() {
    coming ??= bring().catch((error: unknown) => {
      // The next call retries the network.
      coming = null;
      Coming = later();
      throw error;
    });
    return coming;
  }

  function LatePart(props: Props) {
    // A different component later would remount the part.
    const [Part] = useState<ComponentType<Props>>(() => there ?? Coming);
    return (
      <Suspense fallback={takesTyping ? <AwaitedForm>{wait}</AwaitedForm> : wait}>
        <Part {...props} />
      </Suspense>
    );
  }
  const load = async () => {
    await ask();
  };
  return Object.assign(LatePart, { load, isThere: () => there !== null });
}
