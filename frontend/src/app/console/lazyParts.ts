import i18next from 'i18next';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { getI18n } from 'react-i18next';
import type { ViewId } from '../../lib/consoleViews';
import { CONSOLE_VIEWS, type ConsoleView } from './views';

interface LazyPart<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly namespaces: readonly string[];
}

/** Code and texts are asked for at once, not one after the other. */
export function lazyPart<Props = object>({ load, namespaces }: LazyPart<Props>) {
  return lazy(async () => {
    const [component] = await Promise.all([
      load(),
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- there is none before the first start, which its type does not say
      (getI18n() ?? i18next).loadNamespaces([...namespaces]),
    ]);
    return { default: component };
  });
}

const byId = <Part>(part: (view: ConsoleView) => Part) =>
  Object.fromEntries(CONSOLE_VIEWS.map((view) => [view.id, part(view)])) as Record<ViewId, Part>;

export const LAZY_VIEWS: Readonly<Record<ViewId, LazyExoticComponent<ComponentType>>> = byId(
  (view) => lazyPart(view),
);

export const LAZY_COUNTS: Readonly<Record<ViewId, LazyExoticComponent<ComponentType> | undefined>> =
  byId(({ loadCount }) =>
    loadCount ? lazy(async () => ({ default: await loadCount() })) : undefined,
  );
