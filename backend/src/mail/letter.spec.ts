import { letterMessage } from './letter';

const LETTER = {
  id: 'invoice-mail-1',
  to: 'zoe@example.com',
  sender: { name: 'Élan <Transport>', email: 'bureau@example.com', phone: null },
  language: 'fr-CA',
  subject: 'Facture "12"',
  parts: [
    'Bonjour <b>Zoë</b>,',
    'Voici :\n\nhttps://a.example/?a=1&b=2',
    [{ label: 'Total', value: '2 339,05 $' }],
  ],
  link: 'https://a.example/?a=1&b=2',
} as const;

describe('A letter', () => {
  it('has the same content as text and as HTML', () => {
    const { text, html, replyTo, fromName } = letterMessage(LETTER);
    expect(text).toBe(
      'Bonjour <b>Zoë</b>,\n\nVoici :\n\nhttps://a.example/?a=1&b=2\n\nTotal\u00a0: 2 339,05 $\n\nÉlan <Transport>\nbureau@example.com',
    );
    const shown = html?.replace(/<(?:head>.*<\/head|[^>]*)>/g, ' ');
    for (const line of ['Zoë', 'Voici', 'Total', '2 339,05 $', 'bureau@example.com'])
      expect(shown).toContain(line);
    expect({ replyTo, fromName }).toEqual({
      replyTo: 'bureau@example.com',
      fromName: 'Élan <Transport>',
    });
  });

  it('escapes every value, and links only its own link', () => {
    const { html = '' } = letterMessage(LETTER);
    expect(html).toContain('<html lang="fr-CA">');
    expect(html).toContain('<title>Facture &quot;12&quot;</title>');
    expect(html).toContain('Bonjour &lt;b&gt;Zoë&lt;/b&gt;,');
    expect(html).toContain('Élan &lt;Transport&gt;<br>bureau@example.com');
    expect(html.match(/<a [^>]*>/g)).toEqual(['<a href="https://a.example/?a=1&amp;b=2">']);
  });

  it('loads nothing, and leaves the colours of text and background to the reader', () => {
    const { html = '' } = letterMessage(LETTER);
    expect(html).not.toMatch(/<img|<script|<link|src=|url\(|[^-]color:|background/i);
  });

  it('can have its own signature', () => {
    const { text } = letterMessage({ ...LETTER, parts: ['Bonjour'], isSigned: false });
    expect(text).toBe('Bonjour');
  });
});
