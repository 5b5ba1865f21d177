/** Checks the table of requirements in docs/asvs.md. */

const ROW = /^\| (\d+\.\d+\.\d+) \| ([12]) \| ([^|]+) \| ([^|]+) \|$/;
const TEST = /`([^`]+)` “([^”]+)”/g;
const DOCUMENT = /(?:`([^`]+)`|\[[^\]]+\]\((\.\.\/)?([^)]+)\))(?: under “([^”]+)”)?/g;
const REASON = /^(Does not apply|Not met): \S.{7,}$/;
/** The first argument of a test, in any quotes. */
const TITLE = /\b(?:test|it)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;

/**
 * @param {string} source of a test file
 * @returns {Set<string>}
 */
export function titlesIn(source) {
  return new Set(
    [...source.matchAll(TITLE)].map(([, , title = '']) => title.replace(/\\(['"`])/g, '$1')),
  );
}

/**
 * @param {string} page the text of docs/asvs.md
 * @param {ReadonlyMap<string, string>} required each number with its level
 * @param {(path: string) => string | null} read a file of the repository; null where there is none
 * @returns {string[]}
 */
export function tableProblems(page, required, read) {
  const rows = page.split('\n').flatMap((line) => {
    const row = ROW.exec(line);
    return row === null
      ? []
      : [{ number: row[1] ?? '', level: row[2] ?? '', answer: row[4] ?? '' }];
  });
  const numbers = rows.map(({ number }) => number);
  const missing = [...required.keys()].filter((number) => !numbers.includes(number));
  const broken = page.split('\n').filter((line) => /^\| \d/.test(line) && !ROW.test(line));
  return [
    ...missing.map((number) => `${number} is missing`),
    ...broken.map((line) => `this line cannot be read: ${line}`),
    ...numbers.filter((one, at) => numbers.indexOf(one) !== at).map((one) => `${one} comes twice`),
    ...rows.flatMap(({ number, level, answer }) => [
      ...(required.get(number) === level ? [] : [`${number} is not of level ${level}`]),
      ...answerProblems(answer, read).map((problem) => `${number}: ${problem}`),
    ]),
  ];
}

/**
 * @param {string} answer
 * @param {(path: string) => string | null} read
 */
function answerProblems(answer, read) {
  if (answer.startsWith('Held by ')) {
    const tests = [...answer.matchAll(TEST)];
    if (tests.length === 0) return ['names no test'];
    return tests.flatMap(([, path = '', title = '']) => {
      const source = read(path);
      if (source === null) return [`there is no ${path}`];
      return titlesIn(source).has(title) ? [] : [`${path} has no test “${title}”`];
    });
  }
  if (answer.startsWith('Written in ')) {
    const documents = [...answer.matchAll(DOCUMENT)];
    if (documents.length === 0) return ['names no document'];
    return documents.flatMap(([, named, up, path = '', heading]) => {
      const file = named ?? (up === undefined ? `docs/${path}` : path);
      const text = read(file);
      if (text === null) return [`there is no ${file}`];
      const isThere =
        heading === undefined ||
        text.split('\n').some((line) => line.replace(/^#+ /, '') === heading && line !== heading);
      return isThere ? [] : [`${file} has no heading “${heading}”`];
    });
  }
  return REASON.test(answer) ? [] : ['says neither what holds it nor why not'];
}
