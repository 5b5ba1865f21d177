import { describeHttpOnServer } from '../../app/http';
import { IS_ON_MYSQL } from '../../databases/tested-server';
import { IS_FULL_TIER } from '../../app/tier';
import { fewQueryValues, goodQueryValues } from '../bad-addresses';
import { flawOf } from '../answer-flaw';
import { GROWING_LETTERS } from './bad-values';
import { bodyWith, fieldsOf } from './body-fields';
import { wrongAnswers } from './probed-fields';
import { Requests } from './requests';

/** The fast tier skips these, because each request renders a PDF. */
const DRAWING = ['getStatement', 'getClaimPacket', 'getBillOfLading'];

/** The fast tier sends one letter to each field, in turns. */
const lettersFor = (place: number) =>
  IS_FULL_TIER ? GROWING_LETTERS : [GROWING_LETTERS[place % GROWING_LETTERS.length] ?? ''];

/** The responses of each engine by request, compared at the end. */
const transcripts = new Map<string, string[]>();

/** They need a job in progress, and end it. */
const ENDING = ['completeJob', 'cancelJob'];

/** One of their parameters names records, or requires another parameter. */
const NEEDING_MORE = [
  ...['downloadInvoices', 'downloadInvoiceRegister', 'downloadJournal', 'downloadBookFiles'],
  ...['getTaxReport', 'listMoneyLeaks', 'downloadImportTemplate', 'trackBillOfLading'],
  // Months are valid only within a range.
  'previewRetention',
  ...['getRevenue', 'getPunctuality', 'getPaymentDays', 'getLosses'],
  ...['downloadRevenue', 'downloadPunctuality', 'downloadPaymentDays', 'downloadLosses'],
];

/** Their text is only e-mailed, or compared with stored data. */
const MAILING = ['sendInvoiceMail', 'sendStatementMail', 'erasePerson', 'changeManyJobs'];

// A database server accepts fewer values than SQLite.
describeHttpOnServer('Borderline input', (api) => {
  let requests: Requests;

  beforeAll(async () => {
    requests = await Requests.of(api());
  });

  afterAll(() => {
    transcripts.set(api().database.engine, requests.heard);
  });

  test("in any field of a body is accepted, or refused by the field's name", async () => {
    expect(await wrongAnswers(requests, ({ isTaken }) => isTaken !== false)).toEqual([]);
    expect(requests.heard.length).toBeGreaterThan(100);
  });

  test('text of maximum length is stored unchanged', async () => {
    const wrong: string[] = [];
    let place = 0;
    const keeping = requests.writes().filter(({ id }) => !MAILING.includes(id));
    for (const operation of keeping) {
      const body = operation.body ?? {};
      await requests.takeUnit(operation);
      await requests.takeSeries(operation);
      for (const { path, schema } of fieldsOf(requests.document, body)) {
        const { type, format, pattern, maxLength, enum: words } = requests.document.resolve(schema);
        const name = path.at(-1) ?? '';
        if (type !== 'string' || words !== undefined || (format ?? pattern) !== undefined) continue;
        if (maxLength === undefined || name === 'vinLast8' || path.includes('operations')) continue;
        for (const letter of lettersFor((place += 1))) {
          const text = letter.repeat(maxLength);
          if (ENDING.includes(operation.id)) await requests.takeJob('in-transit');
          await requests.takeInvoice(operation);
          if (operation.id === 'makeWebhook') await requests.takeWebhook();
          if (name === 'name') await requests.takeSeries(operation);
          const rest = {
            ...requests.sampleFor(operation, body),
            ...(name.startsWith('driver') && { role: 'driver' }),
          };
          const whole = bodyWith(rest, path, JSON.stringify(text));
          const answer = await requests.send(operation, whole, `${path.join('.')} ${letter}`);
          const [unit] = operation.id === 'leaveJobUnit' ? (answer.body.jobVehicles ?? []) : [];
          const told =
            answer.body?.cancellation ??
            answer.body?.token ??
            answer.body?.webhook ??
            unit?.leftBehind ??
            answer.body;
          const correction = answer.body?.lines?.at(-1);
          const part = operation.id === 'changeInvoice' ? correction : answer.body?.vehicle;
          // The reason of a credit note is stored as its note.
          const shown = operation.id === 'creditInvoice' ? 'note' : name;
          const ofTemplate = path[0] === 'job' && path.reduce((at, key) => at?.[key], answer.body);
          const kept = path.length === 1 ? told?.[shown] : ofTemplate || part?.[name];
          const isKept = kept === text || name === 'driverName';
          const isTaken = [200, 201].includes(answer.status) && isKept;
          if (!isTaken)
            wrong.push(`${operation.id} ${path.join('.')} ${letter}: ${answer.text.slice(0, 200)}`);
        }
      }
      // Later operations cannot use a cancelled job.
      if (operation.id === 'cancelJob') await requests.takeJob('delivered');
    }
    expect(wrong).toEqual([]);
  });

  test('in any parameter of a query is accepted', async () => {
    const wrong: string[] = [];
    let place = 0;
    // File parameters, and parameters that name records, depend on other input; separate tests cover them.
    const asked = requests.document.operations.filter(
      ({ id, file }) =>
        file === null && !NEEDING_MORE.includes(id) && (IS_FULL_TIER || !DRAWING.includes(id)),
    );
    for (const operation of asked)
      for (const { name, schema } of operation.parameters.filter((one) => one.in === 'query')) {
        const all = goodQueryValues(schema);
        for (const value of IS_FULL_TIER ? all : fewQueryValues(all, (place += 1))) {
          const query = `${name}=${value}`;
          const answer = await requests.ask(operation, `${requests.addressOf(operation)}?${query}`);
          requests.note(`${operation.id} ${query.slice(0, 120)}`, answer);
          const flaw = flawOf(answer);
          if (answer.status !== 200 || flaw !== null)
            wrong.push(`${operation.id} ${query}: ${answer.text.slice(0, 200)} ${flaw ?? ''}`);
        }
      }
    expect(wrong).toEqual([]);
  });
});

if (IS_FULL_TIER)
  test('Borderline input gets the same responses on all databases', () => {
    const [one, ...others] = [...transcripts.values()];
    expect(one?.length).toBeGreaterThan(1500);
    expect(others).toHaveLength(IS_ON_MYSQL ? 0 : 1);
    for (const other of others) expect(other).toEqual(one);
  });
