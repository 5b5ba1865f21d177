/** The server's memory while hostile files arrive from all sides: `npm run bench -- --hostile`. */
import { makeJob, send, UNITS } from '../papers/photos.mjs';
import { pictures } from '../papers/pictures.mjs';
import { signIn, startApp } from '../measure/pair.mjs';
import { preparePlace } from '../measure/place.mjs';
import { markdown } from '../report/tables.mjs';
import { hostilePictures } from './pictures.mjs';
import { hostileWorkbooks } from './workbooks.mjs';

const COMPANY = 10_000;
const [PHONES, SENT_EACH] = [16, 6];
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** @typedef {{ port: number, token: string }} Caller */

/** @param {Caller} caller @param {Uint8Array} content */
async function sendWorkbook({ port, token }, content) {
  const answer = await fetch(
    `http://127.0.0.1:${String(port)}/api/imports?kind=jobs&fileName=a.xlsx`,
    {
      method: 'POST',
      headers: { 'Content-Type': XLSX, Authorization: `Bearer ${token}` },
      body: content,
    },
  );
  await answer.arrayBuffer();
  return answer.status;
}

/**
 * Sends hostile files while sixteen phones upload photos, and returns the memory that this added.
 * @param {{ isWithPictures: boolean, isWithWorkbooks: boolean }} kinds
 * @param {(line: string) => void} say
 */
async function addedBy({ isWithPictures, isWithWorkbooks }, say) {
  const place = await preparePlace('sqlite', COMPANY);
  const app = await startApp(place);
  try {
    const caller = { port: app.port, token: await signIn(app.port, 1) };
    const photos = (await pictures(PHONES)).map((content) => ({ content, type: 'image/jpeg' }));
    const hostile = isWithPictures ? hostilePictures() : [];
    const workbooks = isWithWorkbooks ? hostileWorkbooks() : [];
    const jobs = [];
    for (let nth = 0; nth < PHONES; nth += 1) jobs.push(await makeJob(caller));
    const before = app.nowMb();
    let isDone = false;
    const uploading = Promise.all(
      jobs.map(async ({ id, units }, phone) => {
        for (let nth = 0; nth < SENT_EACH; nth += 1) {
          const sent = nth % 2 === 0 ? hostile[(phone + nth) % hostile.length] : undefined;
          const { content, type } = sent ?? photos[phone] ?? { content: Buffer.alloc(0), type: '' };
          await send(caller, { id, unit: units[nth % UNITS] ?? 0, type }, content).catch(
            (/** @type {Error} */ refused) => say(refused.message),
          );
        }
      }),
    ).finally(() => (isDone = true));
    const importing = Promise.all(
      workbooks.map(async ({ name, content }) => {
        while (!isDone) say(`${name}: ${String(await sendWorkbook(caller, content))}`);
      }),
    );
    await Promise.all([uploading, importing]);
    return app.peakMb() - before;
  } finally {
    await app.stop();
    await place.remove();
  }
}

/** @param {(line: string) => void} say */
export async function measureHostile(say) {
  const kinds = [
    { name: 'Sixteen phones', isWithPictures: false, isWithWorkbooks: false },
    { name: '… and hostile pictures', isWithPictures: true, isWithWorkbooks: false },
    { name: '… and hostile workbooks', isWithPictures: false, isWithWorkbooks: true },
    { name: '… and both', isWithPictures: true, isWithWorkbooks: true },
  ];
  const rows = [];
  for (const { name, ...kind } of kinds) {
    say(name);
    rows.push([name, (await addedBy(kind, say)).toFixed(0)]);
  }
  return markdown([['', 'memory added, MB (300)'], ...rows]);
}
