import type { Permission } from '../people/permissions';
import { CONSOLE_VIEWS, MENU_GROUPS, VIEW_IDS, type ViewId } from './console-view';

/** Parts of views with a name of their own in the menu. */
export const VIEW_PARTS = {
  templates: { view: 'recurring-jobs', params: { dialog: 'templates' } },
  cancelled: { view: 'completed-jobs', params: { show: 'cancelled' } },
} as const satisfies Readonly<
  Record<string, { view: ViewId; params: Readonly<Record<string, string>> }>
>;

type PartId = keyof typeof VIEW_PARTS;
// The keys of a constant.
const PART_IDS = Object.keys(VIEW_PARTS) as PartId[];
type PlaceId = ViewId | PartId;

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

/** A view and its parts. */
function placesOf(view: ViewId): Place[] {
  const parts = PART_IDS.map((id): Place => ({ id, ...VIEW_PARTS[id] }));
  return [{ id: view, view, params: {} }, ...parts.filter((part) => part.view === view)];
}

/** Whether the user has a permission. */
type May = (permission: Permission) => boolean;

/** Whether the user works with money, but does not dispatch. */
export function worksInBilling(may: May): boolean {
  return may('billing:manage') && !may('jobs:manage');
}

/** The menu of a user: the entries, in groups. */
export function menuOf(may: May): Menu {
  const kind = worksInBilling(may) ? 'inBilling' : 'usual';
  const allowed = VIEW_IDS.filter((id) => may(CONSOLE_VIEWS[id].needs));
  const at = (spot: string) => allowed.filter((id) => CONSOLE_VIEWS[id].spot[kind] === spot);
  const entry = (name: ViewId): MenuEntry => ({
    name,
    places: [name, ...at(name)].flatMap(placesOf),
  });
  const settings: MenuEntry = { name: 'settings', places: at('settings').flatMap(placesOf) };
  return MENU_GROUPS.map((group) => {
    const entries = at(group).map(entry);
    // Its first page is the company's; others reach their tokens at their name.
    const hasSettings = group === 'administration' && may(CONSOLE_VIEWS.company.needs);
    return hasSettings ? [...entries, settings] : entries;
  }).filter((entries) => entries.length > 0);
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
