import { lazy, useState, type ComponentType } from 'react';

export interface Part<Props extends object> {
  /** Waits for the part where it is not there yet, in the Suspense around it. */
  readonly Part: ComponentType<Props>;
  /** Once this has resolved, the part is drawn without a wait. */
  readonly load: () => Promise<void>;
}

/**
 * A component in a chunk of its own. `lazy` alone shows the fallback for a moment even where the
 * chunk is there: a drawing more, which a slow phone pays for.
 */
export function partOf<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): Part<Props> {
  let loaded: ComponentType<Props> | null = null;
  const load = async () => {
    loaded = await fetchPart();
  };
  const Late = lazy(async () => ({ default: await fetchPart() }));
  function Part(props: Props) {
    // Another one later would start the part anew.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Late);
    return <Shown {...props} />;
  }
  return { Part, load };
}
