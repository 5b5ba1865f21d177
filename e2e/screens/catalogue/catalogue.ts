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
import type { SampleCompany } from '../sample-company';
import type { Role, Screen } from '../screen';
import { seriesScreens } from './series-screens';
import { shellDialogs } from './shell-dialogs';
import { tellingScreens, trackScreens } from './telling-screens';
import { visitorScreens } from './visitor-screens';
import { webhookScreens } from './webhook-screens';

/** Every screen and dialog that a person of the role can reach, in every state it can be in. */
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
    ...webhookScreens(),
    ...noticeScreens(),
    ...seriesScreens(company.jobs.pending),
    ...tellingScreens(company),
    ...importScreens(),
    ...consoleStates(company),
  ];
}

/** The dispatcher's are many, and two walk at once. */
const PARTS: Record<Role, number> = { admin: 4, driver: 1, visitor: 1 };

/** Who sees which screens, in parts of like length, so that nobody walks long after the others. */
export const WALKS = (['admin', 'driver', 'visitor'] as const).flatMap((role) =>
  Array.from({ length: PARTS[role] }, (_, part) => ({
    role,
    name: PARTS[role] === 1 ? role : `${role}, part ${String(part + 1)}`,
    screens: (company: SampleCompany) =>
      screensOf(role, company).filter((_screen, at) => at % PARTS[role] === part),
  })),
);

export function screenNamed(role: Role, name: string, company: SampleCompany): Screen {
  const screen = screensOf(role, company).find((one) => one.name === name);
  if (screen === undefined) throw new Error(`There is no screen named ${name}`);
  return screen;
}
