import { fold } from '../text/search-words';

/** The states of each time zone; a state with several is at the zone of most of its places. */
const STATES: Readonly<Record<string, string>> = {
  'America/New_York': `CT connecticut, DC district of columbia, DE delaware, FL florida, GA georgia, IN indiana,
    KY kentucky, MA massachusetts, MD maryland, ME maine, MI michigan, NC north carolina, NH new hampshire,
    NJ new jersey, NY new york, OH ohio, PA pennsylvania, RI rhode island, SC south carolina, VA virginia, VT vermont,
    WV west virginia`,
  'America/Chicago': `AL alabama, AR arkansas, IA iowa, IL illinois, KS kansas, LA louisiana, MN minnesota, MO missouri,
    MS mississippi, ND north dakota, NE nebraska, OK oklahoma, SD south dakota, TN tennessee, TX texas, WI wisconsin`,
  'America/Denver': 'CO colorado, MT montana, NM new mexico, UT utah, WY wyoming',
  'America/Boise': 'ID idaho',
  'America/Phoenix': 'AZ arizona',
  'America/Los_Angeles': 'CA california, NV nevada, OR oregon, WA washington',
  'America/Anchorage': 'AK alaska',
  'Pacific/Honolulu': 'HI hawaii',
};

/** Parts of states with another time zone, by the first three digits of their ZIP codes. */
const AREAS: Readonly<Record<string, string>> = {
  'America/New_York': '373 374 376 377 378 379',
  'America/Chicago': '324 325 420 421 422 423 424 463 464 476 477',
  'America/Denver': '586 577 691 693 677 798 799 885 979',
  'America/Los_Angeles': '835 838',
};

interface State {
  readonly code: string;
  readonly zone: string;
}

const BY_NAME = new Map(
  Object.entries(STATES).flatMap(([zone, states]) =>
    states.split(/,\s*/).flatMap((text): [string, State][] => {
      const state = { code: text.slice(0, 2), zone };
      return [
        [state.code.toLowerCase(), state],
        [text.slice(3), state],
      ];
    }),
  ),
);

/** The state if the whole text is its code or its English name, else null. */
export function stateFromText(text: string): State | null {
  return BY_NAME.get(fold(text).trim()) ?? null;
}

export function stateTimeZone({ zone }: State, zip: string | null): string {
  const area = /^\s*(\d{3})\d{2}/.exec(zip ?? '')?.[1];
  const found = area && Object.entries(AREAS).find(([, areas]) => areas.includes(area));
  return found ? found[0] : zone;
}
