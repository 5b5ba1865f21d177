import { bodyWith, fieldsOf, isThere } from './body-fields';
import type { ApiOperation } from '../api-document';
import { IS_FULL_TIER } from '../../app/tier';
import { flawOf } from '../answer-flaw';
import { sampleOf } from '../sample-body';
import { type Probe, probesOf, withFewTypes, withoutRepeats } from './bad-values';
import { isDepending, namesField } from './depending-fields';
import type { Requests } from './requests';

/** Sends each wanted value in each body field, one at a time. Returns the wrong responses. */
export async function wrongAnswers(
  requests: Requests,
  isWanted: (probe: Probe) => boolean,
  operations: readonly ApiOperation[] = requests.writes(),
): Promise<string[]> {
  const wrong: string[] = [];
  const known = new Set<string>();
  let place = 0;
  for (const operation of operations) {
    const { document } = requests;
    await requests.takeUnit(operation);
    await requests.takeSeries(operation);
    for (const field of fieldsOf(document, operation.body ?? {})) {
      const { path, schema, shared } = field;
      const every = probesOf(document, path.at(-1) ?? '', schema);
      const all = IS_FULL_TIER ? every : withFewTypes(every, (place += 1));
      const isKnown = shared !== null && known.has(shared);
      if (shared !== null) known.add(shared);
      for (const probe of (isKnown ? withoutRepeats(all) : all).filter(isWanted)) {
        const flaw = await flawOfProbe(requests, operation, field, probe);
        if (flaw !== null) wrong.push(flaw);
      }
    }
  }
  return wrong;
}

async function flawOfProbe(
  requests: Requests,
  operation: ApiOperation,
  { path, within }: Pick<ReturnType<typeof fieldsOf>[number], 'path' | 'within'>,
  { json, isTaken }: Probe,
): Promise<string | null> {
  const name = path.join('.');
  const sample = requests.sampleFor(operation, operation.body ?? {});
  const holder = path.slice(0, -1);
  const whole: unknown =
    within === null || isThere(sample, holder)
      ? sample
      : JSON.parse(bodyWith(sample, holder, JSON.stringify(sampleOf(requests.document, within))));
  const answer = await requests.send(operation, bodyWith(whole, path, json), `${name} ${json}`);
  const isFine = [200, 201, 204, 409].includes(answer.status);
  const isRefused = answer.status === 400 && namesField(answer, name);
  const isLater = isDepending(operation.id, answer);
  const isRight =
    isTaken === null || isLater ? isFine || isRefused || isLater : isTaken ? isFine : isRefused;
  const flaw = flawOf(answer);
  if (isRight && flaw === null) return null;
  return `${operation.id} ${name} ${json.slice(0, 60)}: ${answer.text} ${flaw ?? ''}`;
}
