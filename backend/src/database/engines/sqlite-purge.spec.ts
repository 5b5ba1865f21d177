import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { closeFolders, freshFolder } from '../../../test/databases/databases';
import { purgeFile } from './sqlite-purge';

describe('Rewriting the file of SQLite', () => {
  const opened: BetterSqlite3.Database[] = [];
  const open = (path: string) => {
    const file = new BetterSqlite3(path);
    opened.push(file);
    return file;
  };
  afterEach(async () => {
    for (const file of opened.splice(0)) file.close();
    await closeFolders();
  });

  /** A file with a deleted word in its free pages and its index. */
  function fileWithRests() {
    const path = join(freshFolder(), 'dispatch.db');
    const file = open(path);
    file.pragma('journal_mode = WAL');
    file.pragma('secure_delete = OFF');
    file.exec('CREATE TABLE notes (text); CREATE VIRTUAL TABLE note_search USING fts5(words)');
    for (let n = 0; n < 100; n += 1) {
      file.prepare('INSERT INTO notes VALUES (?)').run('quackenbush'.repeat(50));
      file.prepare('INSERT INTO note_search VALUES (?)').run('zz quackenbush');
    }
    file.exec('DELETE FROM notes; DELETE FROM note_search');
    const hasWord = () =>
      [path, `${path}-wal`].some((one) => readFileSync(one, 'latin1').includes('ckenbush'));
    expect(hasWord()).toBe(true);
    return { path, file, hasWord };
  }

  test('leaves no trace of deleted values', () => {
    const { file, hasWord } = fileWithRests();
    expect(purgeFile(file, false)).toBe(true);
    expect(hasWord()).toBe(false);
  });

  test('defers a large file unless it may take long', () => {
    const { file, hasWord } = fileWithRests();
    file.exec('INSERT INTO notes VALUES (zeroblob(33000000))');
    expect(purgeFile(file, false)).toBe(false);
    expect(purgeFile(file, true)).toBe(true);
    expect(hasWord()).toBe(false);
  });

  test('is refused while another program reads the old pages', () => {
    const { path, file } = fileWithRests();
    const backup = open(path);
    backup.exec('BEGIN');
    backup.prepare('SELECT * FROM notes').all();
    expect(purgeFile(file, false)).toBe(false);
    backup.exec('COMMIT');
    expect(purgeFile(file, false)).toBe(true);
  });
});
