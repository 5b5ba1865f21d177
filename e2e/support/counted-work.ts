import type { Locator, Page } from '@playwright/test';

/** Does a task as a person would, and counts clicks and keys. A chord is one key. */
export class CountedWork {
  clicks = 0;
  keys = 0;

  constructor(private readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    await target.click();
    this.clicks += 1;
  }

  /** Chooses a file in the dialog of the system, which one click opens. */
  async choose(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
    await field.setInputFiles(file);
    this.clicks += 1;
  }

  /** Opens a select, and clicks an option. */
  async pick(select: Locator, label: string): Promise<void> {
    await select.selectOption({ label });
    this.clicks += 2;
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.keys += text.length;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.keys += 1;
  }
}
