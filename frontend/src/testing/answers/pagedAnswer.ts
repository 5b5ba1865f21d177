import { HttpResponse } from 'msw';

/** The requested page of the records, with the total. */
export function pagedAnswer(request: Request, records: readonly object[]) {
  const { searchParams } = new URL(request.url);
  const offset = Number(searchParams.get('offset') ?? 0);
  const limit = Number(searchParams.get('limit') ?? records.length);
  return HttpResponse.json(records.slice(offset, offset + limit), {
    headers: { 'X-Total-Count': String(records.length) },
  });
}
