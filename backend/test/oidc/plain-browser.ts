interface Page {
  readonly status: number;
  readonly url: URL;
  readonly text: string;
}

const MOST_STEPS = 20;

/** Follows redirects and forms and keeps cookies, as needed for a sign-in. */
export class PlainBrowser {
  private readonly cookies = new Map<string, Map<string, string>>();

  /** @param places public addresses, and their real addresses in the test */
  constructor(private readonly places: ReadonlyMap<string, string>) {}

  cookie(origin: string, name: string): string {
    return this.cookies.get(origin)?.get(name) ?? '';
  }

  /** Clears a site's cookies. */
  forget(origin: string): void {
    this.cookies.delete(origin);
  }

  /** Stops at the first page without an automatic redirect. */
  async open(address: string | URL, form?: URLSearchParams): Promise<Page> {
    let url = new URL(address);
    let body = form;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const place = this.places.get(url.origin) ?? url.origin;
      const answer = await fetch(place + url.pathname + url.search, {
        redirect: 'manual',
        headers: { cookie: this.sent(url.origin) },
        ...(body === undefined ? {} : { method: 'POST', body }),
      });
      this.keep(url.origin, answer.headers.getSetCookie());
      const location = answer.headers.get('location');
      if (location === null) return { status: answer.status, url, text: await answer.text() };
      await answer.body?.cancel();
      url = new URL(location, url);
      body = undefined;
    }
    throw new Error(`There is no end to ${url.href}`);
  }

  /** Submits the page's only form, with its own values plus these. */
  submit(page: Page, values: Record<string, string>): Promise<Page> {
    const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? page.url.href;
    const hidden = [...page.text.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
      /name="([^"]+)"/.exec(input)?.[1] ?? '',
      /value="([^"]*)"/.exec(input)?.[1] ?? '',
    ]);
    const fields = { ...(Object.fromEntries(hidden) as Record<string, string>), ...values };
    return this.open(new URL(action, page.url), new URLSearchParams(fields));
  }

  private sent(origin: string): string {
    return [...(this.cookies.get(origin) ?? [])].map((pair) => pair.join('=')).join('; ');
  }

  private keep(origin: string, cookies: readonly string[]): void {
    const jar = this.cookies.get(origin) ?? new Map<string, string>();
    this.cookies.set(origin, jar);
    for (const cookie of cookies) {
      const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split(/=(.*)/s);
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
  }
}
