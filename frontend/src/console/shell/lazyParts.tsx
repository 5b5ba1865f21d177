import type { ViewId } from '@dispatch/domain/views/console-view';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { LateTheme } from '../../ui/over/LateTheme';
import { startedTexts } from '../../lib/i18n';
import { loadLateTheme } from '../../ui/theme/loadLateTheme';
import { CONSOLE_VIEWS, type ConsoleView } from './views';

interface LazyPart<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly namespaces: readonly string[];
  /** Its first view does without MUI, and with it without its theme. */
  readonly isPlain?: boolean;
}

/** Code, texts and theme are asked for at once, not one after the other. */
export function lazyPart<Props extends object = object>(part: LazyPart<Props>) {
  const { load, namespaces, isPlain = false } = part;
  return lazy(async () => {
    const [Component] = await Promise.all([
      load(),
      // What waited for texts once it is shown would be taken away again, and the focus with it.
      startedTexts().loadNamespaces([...namespaces, ...(isPlain ? [] : ['errors'])]),
      isPlain ? undefined : loadLateTheme(),
    ]);
    return { default: isPlain ? Component : themed(Component) };
  });
}

function themed<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return function Themed(props) {
    return (
      <LateTheme>
        <Component {...props} />
      </LateTheme>
    );
  };
}

const byId = <Part,>(part: (view: ConsoleView) => Part) =>
  Object.fromEntries(CONSOLE_VIEWS.map((view) => [view.id, part(view)])) as Record<ViewId, Part>;

export const LAZY_VIEWS: Readonly<Record<ViewId, LazyExoticComponent<ComponentType>>> = byId(
  (view) => lazyPart(view),
);

export const LAZY_COUNTS: Readonly<Record<ViewId, LazyExoticComponent<ComponentType> | undefined>> =
  byId(({ loadCount }) =>
    loadCount ? lazy(async () => ({ default: await loadCount() })) : undefined,
  );
