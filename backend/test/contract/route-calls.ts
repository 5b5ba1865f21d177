import type { Caller, TestApi } from '../app/http';
import { jpeg, queryFor } from '../reports/photos';
import { PASSWORD } from '../app/cast';
import { ApiDocument, type ApiOperation, pathTo } from './api-document';
import { BESIDE } from './beside';
import { OF_SCHEDULES } from './kinds-of-operations';
import { type MoneyRecords, moneyBody, moneyQuery } from './money-records';
import { FOR_EVERY_PERSON, FOR_THE_DRIVER_CONCERNED, OPEN } from './routes-of-everybody';
import { sampleObject, sampleOf } from './sample-body';

/** The id of no record. */
export const NOBODY = 999_999;

export interface Reply {
  readonly status: number;
  /** Without the request id, the only part in which two refusals may differ. */
  readonly body: unknown;
}

export const nameOf = ({ method, path }: ApiOperation) => `${method} ${path}`;

/** The request passed access control, even if it is otherwise invalid. */
export const isLetIn = ({ body }: Reply) =>
  !['not_signed_in', 'forbidden'].includes((body as { code?: string } | null)?.code ?? '');

/** Calls each route of the API with a valid body, as any caller. */
export class RouteCalls {
  readonly document: ApiDocument;

  private constructor(
    private readonly api: TestApi,
    readonly picture: Buffer,
  ) {
    this.document = new ApiDocument(api.app);
  }

  static async of(api: TestApi): Promise<RouteCalls> {
    return new RouteCalls(api, await jpeg());
  }

  /** The routes for staff and for the driver of the record. */
  ofDrivers(): ApiOperation[] {
    return this.guarded().filter((operation) =>
      FOR_THE_DRIVER_CONCERNED.includes(nameOf(operation)),
    );
  }

  /** The routes for every signed-in person. */
  ofPersons(): ApiOperation[] {
    return this.document.operations.filter((operation) =>
      FOR_EVERY_PERSON.includes(nameOf(operation)),
    );
  }

  /** The routes that need a session. */
  guarded(): ApiOperation[] {
    return this.document.operations.filter((operation) => !OPEN.includes(nameOf(operation)));
  }

  /** A valid body, so that only access can refuse the request. */
  private bodyFor({ id, body, file }: ApiOperation): unknown {
    if (file !== null) return this.picture;
    if (body === null) return undefined;
    if (id === 'login') return { email: 'ada@example.com', password: PASSWORD };
    if (id === 'erasePerson') return { name: 'Garage', reason: 'asked' };
    if (id === 'updateJob') return { status: 'in-transit' };
    if (id === 'addJobCharge') return { nameEn: 'Tolls', unit: 'each', price: 5, taxable: true };
    if ([...OF_SCHEDULES, 'createUser'].includes(id))
      return { ...sampleObject(this.document, body), ...BESIDE[id] };
    return sampleOf(this.document, body);
  }

  /** Returns the response; for an open stream, only its beginning. */
  async call(
    caller: Caller,
    operation: ApiOperation,
    path: string,
    money: MoneyRecords | null = null,
  ): Promise<Reply> {
    const named = money === null ? null : moneyBody(operation, money);
    const body = named ?? this.bodyFor(operation);
    const isFile = operation.file !== null;
    const needed = money === null ? '' : moneyQuery(operation, money);
    const query = isFile ? `?${queryFor({}, this.picture)}` : needed;
    const response = await fetch(this.api.address + path + query, {
      method: operation.method,
      headers: {
        ...(caller.token !== null && { Authorization: `Bearer ${caller.token}` }),
        ...(body !== undefined && { 'Content-Type': operation.file ?? 'application/json' }),
      },
      ...(body !== undefined && {
        body: isFile ? new Uint8Array(this.picture) : JSON.stringify(body),
      }),
    });
    if (response.headers.get('content-type')?.includes('json') !== true) {
      await response.body?.cancel();
      return { status: response.status, body: null };
    }
    const answer: unknown = await response.json();
    return {
      status: response.status,
      body:
        typeof answer === 'object' && !Array.isArray(answer)
          ? { ...answer, requestId: undefined }
          : answer,
    };
  }

  /** Lists the routes whose response is not the wanted one, with its status. */
  async strays(
    caller: Caller,
    operations: readonly ApiOperation[],
    ids: readonly number[],
    isWanted: (reply: Reply) => boolean,
  ): Promise<string[]> {
    const found: string[] = [];
    for (const operation of operations)
      for (const path of new Set(ids.map((id) => pathTo(operation.path, () => id)))) {
        const reply = await this.call(caller, operation, path);
        if (!isWanted(reply)) found.push(`${operation.method} ${path} ${reply.status}`);
      }
    return found;
  }
}
