import { chromium, type Browser } from '@playwright/test';
import { STORY_BROWSER } from '../../playwright.config';
import { countVisits } from '../journal';

interface FakeCamera {
  /** The film that the camera shows; otherwise the browser's own test picture. */
  readonly film?: string;
  /** If false, the browser's permission prompt stays unanswered. */
  readonly isAllowed: boolean;
}

/** A browser with a fake camera. */
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
