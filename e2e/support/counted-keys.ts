import type { Page } from '@playwright/test';

/** Presses keys and counts them; a chord counts once. */
export function counted(page: Page) {
  const pressed: string[] = [];
  return {
    pressed,
    press: async (...keys: string[]) => {
      for (const key of keys) {
        pressed.push(key);
        await page.keyboard.press(key);
      }
    },
  };
}
