import type { Permission } from '../people/permissions';
import { CONSOLE_VIEWS, VIEW_IDS, type ViewId } from './console-view';

/** Parts of views with a name of their own in the menu. */
export const VIEW_PARTS = {
  templates: { view: 'recurring-jobs', params: { dialog: 'templates' } },
  cancelled: { view: 'completed-jobs', params: { show: 'cancelled' } },
} as const satisfies Readonly<
  Record<string, { view: ViewId; params: Readonly<Record<string, string>> }>
>;

type PlaceId = ViewId | keyof typeof VIEW_PARTS;

export interface Place {
  readonly id: PlaceId;
  readonly view: ViewId;
  /** Set in the address of the place. */
  readonly params: Readonly<Record<string, string>>;
}

/** An entry of the menu leads to its first place; the others are one click inside. */
export interface MenuEntry {
  readonly name: ViewId | 'settings';
  readonly places: readonly Place[];
}

/** Entries in groups. */
type Menu = readonly (readonly MenuEntry[])[];

function place(id: PlaceId): Place {
  return id in VIEW_PARTS
    ? { id, ...VIEW_PARTS[id as keyof typeof VIEW_PARTS] } // an own key, as just tested
    : { id, view: id as ViewId, params: {} }; // any other place is a view
}

function entry(first: ViewId, ...others: readonly PlaceId[]): MenuEntry {
  return { name: first, places: [first, ...others].map(place) };
}

const SETTINGS: MenuEntry = {
  ...entry(
    ...(['company', 'price-list', 'notifications', 'audit-log'] as const),
    ...(['privacy', 'api-access', 'webhooks'] as const),
  ),
  name: 'settings',
};

const OF_DISPATCH: Menu = [
  [
    entry('dashboard', 'todo'),
    entry('new-dispatch'),
    entry('active-jobs', 'recurring-jobs', 'templates', 'import'),
    entry('completed-jobs', 'cancelled'),
  ],
  [entry('drivers'), entry('customers')],
  [
    entry('billing', 'to-invoice'),
    entry('invoices', 'payments', 'receivables', 'books'),
    entry('reports'),
  ],
  [entry('users'), SETTINGS],
];

const OF_BILLING: Menu = [
  [entry('dashboard', 'todo')],
  [
    entry('billing', 'to-invoice', 'price-list'),
    entry('invoices'),
    entry('payments'),
    entry('receivables'),
    entry('books'),
  ],
  [
    entry('completed-jobs', 'cancelled', 'active-jobs'),
    entry('customers', 'drivers'),
    entry('reports'),
  ],
];

/** Whether the user has a permission. */
type May = (permission: Permission) => boolean;

/** Whether the user works with money, but does not dispatch. */
export function worksInBilling(may: May): boolean {
  return may('billing:manage') && !may('jobs:manage');
}

/** The menu of a user. An entry needs the permission of its first place. */
export function menuOf(may: May): Menu {
  const isAllowed = ({ view }: Place) => may(CONSOLE_VIEWS[view].needs);
  return (worksInBilling(may) ? OF_BILLING : OF_DISPATCH)
    .map((group) =>
      group
        .filter(({ places: [first] }) => first && isAllowed(first))
        .map((one) => ({ ...one, places: one.places.filter(isAllowed) })),
    )
    .filter((group) => group.length > 0);
}

export function entryOf(menu: Menu, view: ViewId): MenuEntry | undefined {
  return menu.flat().find(({ places }) => places.some((one) => one.view === view));
}

/** The views that the user may open, but that are in no entry of the menu. */
export function viewsBesideMenu(may: May): ViewId[] {
  const menu = menuOf(may);
  return VIEW_IDS.filter((id) => may(CONSOLE_VIEWS[id].needs) && entryOf(menu, id) === undefined);
}

/** The place of an entry that an address shows: a part of the view, if its parameters are set, else the view. */
export function placeAt(
  { places }: MenuEntry,
  view: ViewId,
  valueOf: (name: string) => string | null,
): Place | undefined {
  const here = places.filter((one) => one.view === view);
  const isPart = ({ params }: Place) => {
    const set = Object.entries(params);
    return set.length > 0 && set.every(([name, value]) => valueOf(name) === value);
  };
  return here.find(isPart) ?? here.find(({ params }) => Object.keys(params).length === 0);
}
