/**
 * Start page for visitors who are not signed in: the product's landing page, or the sign-in of a self-hosted server.
 */
export const START_PAGES = ['landing', 'sign-in'] as const;
export type StartPage = (typeof START_PAGES)[number];

export type VisitorPage = StartPage | 'reset-password' | 'debug' | 'cleared';

const NAMED = new Map<string, VisitorPage>([
  ['/login', 'sign-in'],
  ['/reset-password', 'reset-password'],
  ['/debug', 'debug'],
  ['/clear', 'cleared'],
]);

/** The page of a URL for visitors who are not signed in; unknown URLs show the start page. */
export function visitorPageOf(path: string, startPage: StartPage): VisitorPage {
  return NAMED.get(path) ?? startPage;
}
