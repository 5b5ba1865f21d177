import type { Caller } from '../app/http';
import { csv } from '../imports/files';
import { sendFile } from '../imports/sending';
import { expectStatus } from '../records/jobs';

/** An import with one column and one row. */
export async function makeImportRecords(
  caller: Caller,
): Promise<{ readonly id: number; readonly rowId: number }> {
  const { id } = expectStatus(await sendFile(caller, csv([['Note'], ['a']]), {}), 201);
  const [row] = expectStatus(await caller.get(`/api/imports/${String(id)}/rows`), 200);
  return { id, rowId: row.id };
}
