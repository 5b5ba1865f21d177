import { join } from 'node:path';
import { describeHttp } from '../../../../../test/app/http';
import { readDocs } from './docs-library';

const pages = readDocs(join(__dirname, '../../../../../../docs')).flatMap((group) => group.pages);

describeHttp('the manual under /docs', (api) => {
  test('is readable without sign-in, and its start names every page', async () => {
    const start = await api().anonymous.get('/docs');
    expect(start.status).toBe(200);
    expect(start.headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const { name } of pages) expect(start.text).toContain(`href="/docs/${name}"`);
    expect((await api().anonymous.get('/docs/')).text).toBe(start.text);
  });

  test.each(pages.map(({ name, language, title }) => [name, language, title] as const))(
    '%s is a page of its own, in its language, without a script or style in it',
    async (name, language, title) => {
      const page = await api().anonymous.get(`/docs/${name}`);
      expect(page.status).toBe(200);
      expect(page.text).toContain(`<html lang="${language}">`);
      expect(page.text).toContain(`<h1 id=`);
      expect(page.text).toContain(`aria-current="page">${title.replace(/&/g, '&amp;')}</a>`);
      expect(page.text).not.toMatch(/<script(?! src=)|<style| on[a-z]+=| style=/);
      expect(page.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; script-src 'self'; /,
      );
      expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    },
  );

  test('serves only the files that its pages need', async () => {
    for (const file of ['contents.css', 'docs.css', 'contents.js', 'screenshots/driver.png'])
      expect((await api().anonymous.get(`/docs/${file}`)).status).toBe(200);
    for (const file of [
      'contents.json',
      'install.md',
      'tsconfig.json',
      'manual.js',
      '..%2Fpackage.json',
    ])
      expect((await api().anonymous.get(`/docs/${file}`)).status).toBe(404);
  });

  test('does not send a page again that the browser has cached', async () => {
    const page = await api().anonymous.get('/docs/drivers');
    const again = await api().anonymous.get('/docs/drivers', {
      'If-None-Match': page.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
  });

  test('answers an unknown address with the list of pages', async () => {
    const answer = await api().anonymous.get('/docs/nothing-here');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain('There is no such page');
    expect(answer.text).toContain('href="/docs/install"');
  });

  test('links to the API manual next to it', async () => {
    const manual = await api().anonymous.get('/api/docs');
    expect(manual.text).toContain('href="/docs"');
    expect((await api().anonymous.get('/docs/install')).text).toContain('href="/api/docs"');
  });
});
