import { chromium, type Browser } from '@playwright/test';
import { STORY_BROWSER } from '../playwright.config';
import { countVisits } from './journal';

interface FakeCamera {
  /** What it looks at all the time; else a picture of the browser's own. */
  readonly film?: string;
  /** Where not, the browser asks, and nobody answers. */
  readonly isAllowed: boolean;
}

/** A browser with a camera that is none. */
export async function openWithCamera({ film, isAllowed }: FakeCamera): Promise<Browser> {
  const executablePath = process.env[STORY_BROWSER];
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--use-fake-device-for-media-stream'],
      ...(isAllowed ? ['--use-fake-ui-for-media-stream'] : []),
      ...(film === undefined ? [] : [`--use-file-for-fake-video-capture=${film}`]),
    ],
  });
  countVisits(browser);
  return browser;
}
