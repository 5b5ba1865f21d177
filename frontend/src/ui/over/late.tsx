import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { startedTexts } from '../../lib/i18n';
import { loadPart } from '../../lib/loadPart';
import { loadTheme } from '../theme/loadTheme';

interface LateOptions {
  /** Texts that it speaks with. */
  texts?: readonly string[];
  /** It draws without MUI, and so without the theme. */
  isPlain?: boolean;
  /** Shown until it is there. */
  wait?: ReactNode;
}

/** A part that is loaded when it is first drawn, or before. */
export type Late<Props extends object = object> = ((props: Props) => ReactNode) & {
  /** Once this has resolved, the part is drawn without a wait. Asks again after a failure. */
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

/**
 * The one way to load a part of the page later: its code, its texts and the theme are asked for at
 * once. A part that is there is drawn at once, without a moment of `wait`.
 */
export function late<Props extends object = object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { texts = [], isPlain = false, wait }: LateOptions = {},
): Late<Props> {
  let there: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props>> | null = null;
  let Coming = later();

  function later() {
    return lazy(async () => ({ default: await ask() }));
  }
  async function bring() {
    // A dialog that waited for its texts after it was shown would be taken away, and lose the focus.
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
      // Whoever asks next asks the network again.
      coming = null;
      Coming = later();
      throw error;
    });
    return coming;
  }

  function LatePart(props: Props) {
    // Another one later would start the part anew.
    const [Part] = useState<ComponentType<Props>>(() => there ?? Coming);
    return (
      <Suspense fallback={wait}>
        <Part {...props} />
      </Suspense>
    );
  }
  const load = async () => {
    await ask();
  };
  return Object.assign(LatePart, { load, isThere: () => there !== null });
}
