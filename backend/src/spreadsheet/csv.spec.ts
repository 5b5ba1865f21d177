import { csvLine as lineOf } from './csv';

const csvLine = (cells: Parameters<typeof lineOf>[0]) => lineOf(cells, 'en-CA');

describe('a line of CSV', () => {
  test('separates with commas and ends lines as in RFC 4180', () => {
    expect(csvLine(['a', 1250.5, null, ''])).toBe('a,1250.5,,\r\n');
  });

  test.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['one\ntwo', '"one\ntwo"'],
    [' padded ', '" padded "'],
    ['Zoë 🚚', 'Zoë 🚚'],
  ])('quotes %j as %j', (text, cell) => {
    expect(csvLine([text])).toBe(`${cell}\r\n`);
  });

  test.each(['=1+1', '+14165550123', '-2', '@SUM(A1)', '＝1', '＋1', '－1', '＠A', ' =1'])(
    'defuses %j',
    (text) => {
      expect(csvLine([text])).toBe(`'${text}\r\n`);
    },
  );

  test.each(['=HYPERLINK("http://example.com","x")'])('defuses %j within quotes', (text) => {
    expect(csvLine([text])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
  });

  test.each([
    ['x;=1+1', "x;'=1+1"],
    ['x; @SUM(A1)', "x; '@SUM(A1)"],
    ['x\t-1', "x\t'-1"],
    ['x\n=1', '"x\n\'=1"'],
    ['x,=1', '"x,\'=1"'],
    ['\t=1', "'\t'=1"],
    ['\n=1', '"\'\n\'=1"'],
  ])('defuses %j, which a spreadsheet of another language would part', (text, cell) => {
    expect(csvLine([text])).toBe(`${cell}\r\n`);
  });

  test.each(['1-2', 'a=b', 'rue Saint-Denis', 'a@example.com'])('leaves %j alone', (text) => {
    expect(csvLine([text])).toBe(`${text}\r\n`);
  });

  test('leaves numbers unchanged', () => {
    expect(csvLine([-1, 0.1])).toBe('-1,0.1\r\n');
  });

  test('has semicolons and decimal commas in French, and quotes cells with a semicolon', () => {
    expect(lineOf(['a', 1250.5, null, 'b;c', 'd,e'], 'fr-CA')).toBe('a;1250,5;;"b;c";d,e\r\n');
  });
});
