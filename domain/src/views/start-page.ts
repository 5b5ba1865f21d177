/**
 * Start page for visitors who are not signed in: the product's landing page, or the sign-in of a self-hosted server.
 */
export const START_PAGES = ['landing', 'sign-in'] as const;
export type StartPage = (typeof START_PAGES)[number];
