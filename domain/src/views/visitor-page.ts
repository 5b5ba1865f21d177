/** What may greet people who are not signed in: the product's page, or the sign-in of a company's own server. */
export const START_PAGES = ['landing', 'sign-in'] as const;
export type StartPage = (typeof START_PAGES)[number];

export type VisitorPage = StartPage | 'reset-password' | 'debug' | 'cleared';

const NAMED = new Map<string, VisitorPage>([
  ['/login', 'sign-in'],
  ['/reset-password', 'reset-password'],
  ['/debug', 'debug'],
  ['/clear', 'cleared'],
]);

/** What an address shows to somebody who is not signed in; every unknown one greets them. */
export function visitorPageOf(path: string, startPage: StartPage): VisitorPage {
  return NAMED.get(path) ?? startPage;
}
