import { chargeDialogs } from './charge-dialogs';
import { consoleStates } from './console-states';
import { consoleViews } from './console-views';
import { driverScreens } from './driver-screens';
import { jobDialogs } from './job-dialogs';
import { noticeScreens } from './notice-screens';
import { peopleDialogs } from './people-dialogs';
import { reportDialogs } from './report-dialogs';
import { importScreens } from './import-screens';
import { invoiceScreens } from './invoice-screens';
import { moneyScreens } from './money-screens';
import { ownerReports } from './owner-reports';
import type { SampleCompany } from '../sample-company';
import type { Role, Screen } from '../screen';
import type { Tongue } from '../words';
import { seriesScreens } from './series-screens';
import { shellDialogs } from './shell-dialogs';
import { tellingScreens, trackScreens } from './telling-screens';
import { visitorScreens } from './visitor-screens';
import { webhookScreens } from './webhook-screens';

/** Every screen and dialog that a user of the role can reach, in every state. */
export function screensOf(role: Role, company: SampleCompany): readonly Screen[] {
  if (role === 'driver') return driverScreens(company);
  if (role === 'visitor') return [...visitorScreens(), ...trackScreens()];
  return [
    ...consoleViews(company),
    ...shellDialogs(),
    ...jobDialogs(company),
    ...reportDialogs(company),
    ...peopleDialogs(company),
    ...chargeDialogs(company),
    ...invoiceScreens(company),
    ...moneyScreens(),
    ...ownerReports(),
    ...webhookScreens(),
    ...noticeScreens(),
    ...seriesScreens(company.jobs.pending),
    ...tellingScreens(company),
    ...importScreens(),
    ...consoleStates(company),
  ];
}

/** The full tier: every state, in every theme and width. */
export const IS_WHOLE = process.env['TEST_TIER'] === 'all';

/**
 * The screens of this tier. A comma precedes the state of a screen, as in `customers, failing`: the fast tier visits
 * only `customers`.
 */
function lookedAt(screens: readonly Screen[]): readonly Screen[] {
  const names = new Set(screens.map(({ name }) => name));
  return screens.filter(({ name }) => {
    const [screen = ''] = name.split(', ');
    if (!names.has(screen)) throw new Error(`${name} is a state of no screen`);
    return IS_WHOLE || name === screen;
  });
}

/** The admin role has the most screens, for two workers. More parts cost more: each compiles the product's scripts. */
const PARTS: Record<Role, number> = { admin: 2, driver: 1, visitor: 1 };

interface Walk {
  readonly name: string;
  readonly role: Role;
  readonly tongue: Tongue;
  readonly screens: (company: SampleCompany) => readonly Screen[];
}

/**
 * The screens of each role, in parts of similar length. The tracking page has its own texts, which are not stretched,
 * so it is also visited in English.
 */
export const WALKS: readonly Walk[] = [
  ...(['admin', 'driver', 'visitor'] as const).flatMap((role) =>
    Array.from({ length: PARTS[role] }, (_, part) => ({
      role,
      tongue: 'long' as const,
      name: PARTS[role] === 1 ? role : `${role}, part ${String(part + 1)}`,
      screens: (company: SampleCompany) =>
        lookedAt(screensOf(role, company)).filter((_screen, at) => at % PARTS[role] === part),
    })),
  ),
  {
    role: 'visitor',
    tongue: 'en-CA',
    name: 'tracking link, in English',
    screens: () => lookedAt(trackScreens()),
  },
];

export function screenNamed(role: Role, name: string, company: SampleCompany): Screen {
  const screen = screensOf(role, company).find((one) => one.name === name);
  if (screen === undefined) throw new Error(`There is no screen named ${name}`);
  return screen;
}
