import { renderPage } from './markdown';

const noPicture = () => undefined;

const PAGE = `# Backup & restore

What is *kept*, and how.

## Take a backup

Read [settings](configure.md#the-company), then [this](#restore), the [API](../backend/openapi.json)
or [Node.js](https://nodejs.org).

## E-mail: l’été

![A job on the phone](screenshots/driver.png)
`;

describe('A page of the manual', () => {
  const page = renderPage(PAGE, () => ({ width: 390, height: 844 }));

  it('has a title and a lead', () => {
    expect(page.title).toBe('Backup & restore');
    expect(page.lead).toBe('What is kept, and how.');
  });

  it('links to pages, pictures and the API manual below /docs, and keeps other links', () => {
    const links = [...page.html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, address]) => address);
    expect(links).toEqual([
      '/docs/configure#the-company',
      '#restore',
      '/api/docs',
      'https://nodejs.org',
      '/docs/screenshots/driver.png',
    ]);
    expect(page.addresses[0]).toBe('configure.md#the-company');
  });

  it('gives headings the same anchors as viewers of the folder', () => {
    expect(page.anchors).toEqual(['backup--restore', 'take-a-backup', 'e-mail-lété']);
    expect(page.html).toContain('<h2 id="take-a-backup">');
  });

  it('reserves space for pictures, and marks upright ones', () => {
    expect(page.html).toMatch(
      /<img [^>]*alt="A job on the phone" width="390" height="844" class="upright"/,
    );
    const wide = renderPage(PAGE, () => ({ width: 1440, height: 900 }));
    expect(wide.html).toContain('height="900"');
    expect(wide.html).not.toContain('upright');
  });

  it('is found by folded words, section by section, including words of pictures', () => {
    const words = page.sections.map(({ title, words: found }) => [title, found]);
    expect(words).toEqual([
      ['Backup & restore', ['backup', 'restore', 'what', 'is', 'kept', 'and', 'how']],
      ['Take a backup', expect.arrayContaining(['settings', 'api', 'node'])],
      ['E-mail: l’été', expect.arrayContaining(['mail', 'ete', 'phone'])],
    ]);
  });

  it('shows raw HTML as text, and runs no script', () => {
    const { html } = renderPage(
      '# <script>alert(1)</script>\n\n[x](javascript:alert(1))\n\n<img src=x onerror=alert(1)>',
      noPicture,
    );
    expect(html).not.toMatch(/<script|<img|href="javascript/);
  });
});
