import { ApiDocument, type ApiOperation, pathTo, type Schema } from './api-document';
import { badQueryValues, goodQueryValues, WILD_IDS, WITHOUT_ID } from './bad-addresses';
import { GROWING_LETTERS, probesOf, withoutRepeats } from './bad-values';
import { type Answer, type Caller, describeHttp } from '../http';
import { draftOf, issue, makeDelivered, makeInvoice, readyCompany } from '../invoices';
import {
  expectStatus,
  driverIdOf,
  makeCharge,
  makeCustomer,
  makeDriverJob,
  makePriceListItem,
  makeView,
} from '../jobs';
import { flawOf } from './answer-flaw';
import { BESIDE } from './beside';
import { bodyWith, fieldsOf, isThere } from './body-fields';
import { makeImportRecords } from './import-records';
import { jpeg } from '../photos';
import { makeServiceAccount } from '../tokens';
import { sampleOf } from './sample-body';
import { isDepending, namesField } from './depending-fields';
import { makeSeriesRecords } from './series-records';
import { makeWebhookRecords } from './webhook-records';

/** What each engine answered, request by request, to be laid side by side at the end. */
const transcripts = new Map<string, string[]>();

/** They take a job that is under way, and end that. */
const ENDING = ['completeJob', 'cancelJob'];

/** A parameter of theirs names records, or needs another one beside it. */
const NEEDING_MORE = [
  ...['downloadInvoices', 'downloadInvoiceRegister', 'downloadJournal'],
  ...['getTaxReport', 'listMoneyLeaks', 'downloadImportTemplate', 'trackBillOfLading'],
  // Months are right within a range alone.
  'previewRetention',
];

/** What they say goes into an e-mail alone, or is compared with what is kept. */
const MAILING = ['sendInvoiceMail', 'sendStatementMail', 'erasePerson', 'changeManyJobs'];

/** They ask for what only the right person has, whatever else is right. Their own tests say what they refuse. */
const NEEDING_PROOF = [
  ...['login', 'changePassword', 'confirmPassword', 'answerSecondFactor', 'signInWithPasskey'],
  ...['confirmApp', 'addPasskey', 'renamePasskey', 'resetPassword'],
];

/** The unit that jobs are made with. */
const ONE_UNIT = { vehicleUnitsData: [{ make: 'Kia' }] };

describeHttp('Bad input', (api) => {
  let document: ApiDocument;
  let admin: Caller;
  let ids: Record<string, number>;
  let picture: Buffer;
  const heard: string[] = [];

  beforeAll(async () => {
    document = new ApiDocument(api().app);
    picture = await jpeg();
    admin = await api().as('admin');
    ids = {
      customers: await makeCustomer(api(), 'Garage'),
      drivers: driverIdOf(api(), 'driver'),
      users: api().cast.otherAdmin.userId,
      'saved-views': await makeView(api(), 'admin', 'Kept'),
      'service-accounts': await makeServiceAccount(api()),
      driver: driverIdOf(api(), 'driver'),
      'by-user': api().cast.driver.userId,
    };
    ids['people'] = ids['customers'] ?? 0;
    ids['price-list'] = await makePriceListItem(api());
    const payment = {
      customerId: ids['customers'],
      paidOn: '2026-03-31',
      amount: 1,
      method: 'cash',
    };
    ids['payments'] = expectStatus(await admin.post('/api/payments', payment), 201).id as number;
    await readyCompany(api());
    // One that is taken back takes no change any more.
    const gone = await makeInvoice(api(), ids['customers'] ?? 0, { price: 1 });
    const credit = await admin.post(`/api/invoices/${gone.id}/credit-notes`, { reason: 'Agreed.' });
    expectStatus(credit, 201);
    ids['invoices'] = gone.id;
    await takeJob('delivered');
    await takeWebhook();
    const { id, rowId } = await makeImportRecords(admin);
    Object.assign(ids, { imports: id, rowId });
  });

  afterAll(() => {
    transcripts.set(api().database.engine, heard);
  });

  /** From now on a job of this status, and its unit. */
  async function takeJob(status: string): Promise<void> {
    const { id, jobVehicles } = await makeDriverJob(api(), status, 'driver', ONE_UNIT);
    const chargeId = await makeCharge(api(), id);
    Object.assign(ids, { jobs: id, unitId: jobVehicles[0].id, chargeId });
  }

  /** From now on a draft; or an invoice, of which a credit note takes all there is. */
  async function takeInvoice({ id }: ApiOperation): Promise<void> {
    if (!['changeInvoice', 'creditInvoice'].includes(id)) return;
    const jobId = await makeDelivered(api(), ids['customers'] ?? 0, { price: 1 });
    const draft = await draftOf(api(), jobId);
    if (id === 'creditInvoice') await issue(api(), draft.id);
    ids['invoices'] = draft.id;
  }

  /** From now on another webhook; there can be few. */
  async function takeWebhook(): Promise<void> {
    const { id, deliveryId } = await makeWebhookRecords(api());
    Object.assign(ids, { webhooks: id, deliveryId });
  }

  /** From now on others: one that has ended takes no change any more. */
  async function takeSeries({ path }: ApiOperation): Promise<void> {
    if (/\/(job-templates|recurring-jobs)\b/.test(path))
      Object.assign(ids, await makeSeriesRecords(api()));
  }

  /** Operations on a job's units have replaced those that were there. */
  async function takeUnit({ path }: ApiOperation): Promise<void> {
    if (path.includes('{unitId}')) await takeJob('delivered');
  }

  const addressOf = ({ path }: ApiOperation) =>
    pathTo(
      path,
      (name) => ids[name] ?? ids[path.split('/').findLast((part) => part in ids) ?? ''] ?? 0,
    );

  const sampleFor = ({ id }: ApiOperation, body: Schema) => ({
    ...(sampleOf(document, body) as object), // bodies are objects
    ...BESIDE[id],
  });

  function note(what: string, { status, body }: Answer): void {
    const details = status >= 400 ? JSON.stringify(body?.details ?? body?.code ?? '') : '';
    heard.push(`${what} -> ${status} ${details}`);
  }

  /** `what` tells the request in the transcript, where texts made to be unique have no place. */
  async function send(operation: ApiOperation, text: string, what: string): Promise<Answer> {
    const json = { 'Content-Type': 'application/json' };
    const answer = await admin.send(operation.method, addressOf(operation), text, json);
    note(`${operation.id} ${what.slice(0, 120)}`, answer);
    return answer;
  }

  /** As a reader asks, or as who sends a file. */
  const ask = ({ method, file }: ApiOperation, path: string): Promise<Answer> =>
    file === null ? admin.get(path) : admin.send(method, path, picture, { 'Content-Type': file });

  const writes = () =>
    document.operations.filter(({ body, id }) => body !== null && !NEEDING_PROOF.includes(id));

  test('in any field of a body is refused by the name of the field', async () => {
    const wrong: string[] = [];
    const known = new Set<string>();
    for (const operation of writes()) {
      const body = operation.body ?? {};
      await takeUnit(operation);
      await takeSeries(operation);
      for (const { path, schema, within, shared } of fieldsOf(document, body)) {
        const probes = probesOf(document, path.at(-1) ?? '', schema);
        const isKnown = shared !== null && known.has(shared);
        if (shared !== null) known.add(shared);
        for (const { json, isTaken } of isKnown ? withoutRepeats(probes) : probes) {
          const field = path.join('.');
          const sample = sampleFor(operation, body);
          const whole: unknown =
            within === null || isThere(sample, path.slice(0, -1))
              ? sample
              : JSON.parse(
                  bodyWith(sample, path.slice(0, -1), JSON.stringify(sampleOf(document, within))),
                );
          const text = bodyWith(whole, path, json);
          const answer = await send(operation, text, `${field} ${json}`);
          const isFine = [200, 201, 204, 409].includes(answer.status);
          const isRefused = answer.status === 400 && namesField(answer, field);
          const isLater = isDepending(operation.id, answer);
          const isRight =
            isTaken === null || isLater
              ? isFine || isRefused || isLater
              : isTaken
                ? isFine
                : isRefused;
          const flaw = flawOf(answer);
          if (!isRight || flaw !== null)
            wrong.push(
              `${operation.id} ${field} ${json.slice(0, 60)}: ${answer.text} ${flaw ?? ''}`,
            );
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('is not what is as long as a field takes, which is kept exactly', async () => {
    const wrong: string[] = [];
    for (const operation of writes().filter(({ id }) => !MAILING.includes(id))) {
      const body = operation.body ?? {};
      await takeUnit(operation);
      await takeSeries(operation);
      for (const { path, schema } of fieldsOf(document, body)) {
        const { type, format, pattern, maxLength, enum: words } = document.resolve(schema);
        const name = path.at(-1) ?? '';
        if (type !== 'string' || words !== undefined || (format ?? pattern) !== undefined) continue;
        if (maxLength === undefined || name === 'vinLast8' || path.includes('operations')) continue;
        for (const letter of GROWING_LETTERS) {
          const text = letter.repeat(maxLength);
          if (ENDING.includes(operation.id)) await takeJob('in-transit');
          await takeInvoice(operation);
          if (operation.id === 'makeWebhook') await takeWebhook();
          if (name === 'name') await takeSeries(operation);
          const rest = {
            ...sampleFor(operation, body),
            ...(name.startsWith('driver') && { role: 'driver' }),
          };
          const whole = bodyWith(rest, path, JSON.stringify(text));
          const answer = await send(operation, whole, `${path.join('.')} ${letter}`);
          const [unit] = operation.id === 'leaveJobUnit' ? (answer.body.jobVehicles ?? []) : [];
          const told =
            answer.body?.cancellation ??
            answer.body?.token ??
            answer.body?.webhook ??
            unit?.leftBehind ??
            answer.body;
          const correction = answer.body?.lines?.at(-1);
          const part = operation.id === 'changeInvoice' ? correction : answer.body?.vehicle;
          // A credit note says why as its note.
          const shown = operation.id === 'creditInvoice' ? 'note' : name;
          const ofTemplate = path[0] === 'job' && path.reduce((at, key) => at?.[key], answer.body);
          const kept = path.length === 1 ? told?.[shown] : ofTemplate || part?.[name];
          const isKept = kept === text || name === 'driverName';
          const isTaken = [200, 201].includes(answer.status) && isKept;
          if (!isTaken)
            wrong.push(`${operation.id} ${path.join('.')} ${letter}: ${answer.text.slice(0, 200)}`);
        }
      }
      // Those that follow find no job that was called off.
      if (operation.id === 'cancelJob') await takeJob('delivered');
    }
    expect(wrong).toEqual([]);
  });

  test('in a sign-in is refused or taken for a wrong one', async () => {
    const operation = document.operations.find(({ id }) => id === 'login');
    if (operation === undefined) throw new Error('There is no sign-in');
    const person = { email: 'nobody@example.com', password: 'x' };
    const statuses = new Set<number>();
    for (const field of ['email', 'password'])
      for (const { json } of probesOf(document, field, { type: 'string', maxLength: 1000 })) {
        const answer = await send(operation, bodyWith(person, [field], json), `${field} ${json}`);
        statuses.add(answer.status);
        expect(flawOf(answer)).toBeNull();
      }
    expect([...statuses].sort()).toEqual([400, 401, 429]);
  });

  test('in any parameter of a query is refused by the name of the parameter', async () => {
    const wrong: string[] = [];
    const check = async (
      operation: ApiOperation,
      name: string,
      query: string,
      isRefused: boolean,
    ) => {
      const answer = await ask(operation, `${addressOf(operation)}?${query}`);
      note(`${operation.id} ${query.slice(0, 120)}`, answer);
      const isRight = isRefused
        ? answer.status === 400 && namesField(answer, name)
        : answer.status === 200;
      const flaw = flawOf(answer);
      if (!isRight || flaw !== null)
        wrong.push(
          `${operation.id} ${query.slice(0, 60)}: ${answer.status} ${answer.text.slice(0, 200)} ${flaw ?? ''}`,
        );
    };
    for (const operation of document.operations)
      for (const parameter of operation.parameters) {
        if (parameter.in !== 'query') continue;
        const { name } = parameter;
        for (const value of badQueryValues(parameter.schema))
          await check(operation, name, `${name}=${value}`, true);
        // What stands beside a file or names records has tests of its own: each value is right with those alone.
        const isTold = operation.file !== null || NEEDING_MORE.includes(operation.id);
        const good = isTold ? [] : goodQueryValues(parameter.schema);
        for (const value of good) await check(operation, name, `${name}=${value}`, false);
        for (const value of good.slice(0, 1))
          await check(operation, name, `${name}=${value}&${name}=${value}`, true);
        await check(operation, `${name}[]`, `${name}[]=a`, true);
        await check(operation, `${name}[a]`, `${name}[a]=b`, true);
      }
    expect(wrong).toEqual([]);
  });

  test('in a path is no id', async () => {
    const wrong: string[] = [];
    for (const operation of document.operations) {
      if (!operation.path.includes('{') || WITHOUT_ID.test(operation.path)) continue;
      const body = operation.body === null ? undefined : sampleOf(document, operation.body);
      for (const wild of WILD_IDS) {
        const path = pathTo(operation.path, () => wild);
        const answer =
          operation.file === null
            ? await admin.send(operation.method, path, body, {})
            : await ask(operation, path);
        note(`${operation.id} ${wild.slice(0, 60)}`, answer);
        const flaw = flawOf(answer);
        if (answer.status !== 400 || flaw !== null)
          wrong.push(
            `${operation.method} ${path.slice(0, 60)} ${answer.status} ${answer.text.slice(0, 200)} ${flaw ?? ''}`,
          );
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    ['cut off', '{', 400],
    ['cut off later', '{"name":"x"', 400],
    ['closed twice', '{"name":"x"}}', 400],
    ['in single quotes', "{'name':'x'}", 400],
    ['with NaN', '{"name":NaN}', 400],
    ['after a byte order mark', '\uFEFF{', 400],
    ['a list', '[]', 400],
    ['a list of bodies', '[{"name":"x"}]', 400],
    ['null', 'null', 400],
    ['a number', '5', 400],
    ['a text', '"x"', 400],
    ['a flag', 'true', 400],
    ['of 5,000 objects in each other', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, 400],
    ['of 50,000 open brackets', '['.repeat(50_000), 400],
    ['of 300,000 characters', `{"name":"${'x'.repeat(300_000)}"}`, 413],
    ['of 3,000 fields', `{${Array.from({ length: 3000 }, (_, i) => `"k${i}":1`).join(',')}}`, 400],
  ])('as a body %s is refused', async (what, text, status) => {
    for (const operation of document.operations.filter(({ body }) => body !== null)) {
      const answer = await send(operation, text, what);
      expect({ id: operation.id, status: answer.status, flaw: flawOf(answer) }).toEqual({
        id: operation.id,
        status,
        flaw: null,
      });
    }
  });

  test('of another type than JSON is 415', async () => {
    for (const operation of document.operations.filter(({ body }) => body !== null))
      for (const type of [
        'text/plain',
        'text/plain; application/json',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/xml',
        'application/jsonp',
        'x',
      ]) {
        const path = addressOf(operation);
        const answer = await admin.send(operation.method, path, '{"name":"x"}', {
          'Content-Type': type,
        });
        note(`${operation.id} ${type}`, answer);
        expect({ id: operation.id, type, status: answer.status }).toEqual({
          id: operation.id,
          type,
          status: 415,
        });
        expect(flawOf(answer)).toBeNull();
      }
  });

  test('in the headers that calls take is refused by name', async () => {
    const job = `/api/jobs/${ids['jobs']}`;
    for (const value of ['3', '"x"', '"-1"', '"99999999999"', '"1", "2"', '']) {
      const answer = await admin.put(job, {}, { 'If-Match': value });
      expect({ value, status: answer.status }).toEqual({ value, status: 400 });
      expect(namesField(answer, 'If-Match')).toBe(true);
    }
    for (const value of ['', 'a b', 'x'.repeat(256), 'é']) {
      const answer = await admin.post('/api/jobs', {}, { 'Idempotency-Key': value });
      expect({ value, status: answer.status }).toEqual({ value, status: 400 });
      expect(namesField(answer, 'Idempotency-Key')).toBe(true);
    }
  });
});

test('Bad input is answered alike on both databases', () => {
  const [one, other] = [...transcripts.values()];
  expect(one?.length).toBeGreaterThan(3000);
  expect(other).toEqual(one);
});
