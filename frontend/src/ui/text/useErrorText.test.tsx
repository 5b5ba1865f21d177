import { screen } from '@testing-library/react';
import { toApiError } from '../../api/request/errors';
import type { Language } from '../../lib/languages';
import { renderPart } from '../../testing/render';
import { useErrorText } from './useErrorText';

function Told({ body }: { body: object }) {
  const errorText = useErrorText();
  return <p>{errorText(toApiError(409, 'Conflict', JSON.stringify(body)))}</p>;
}

const refused = {
  code: 'transition_refused',
  message: "The job is 'delivered' and cannot be changed to 'in-transit'.",
  params: { status: 'delivered', target: 'in-transit' },
};
const busy = (count: number) => ({
  code: 'driver_has_open_jobs',
  message: `This driver still has open jobs: ${count}. Reassign or complete them first.`,
  params: { count },
});

test.each<[Language, object, RegExp]>([
  ['en-CA', refused, /^The job is 'delivered' and cannot be changed to 'in-transit'\.$/],
  ['fr-CA', refused, /« Livré ».*« En transit »/],
  ['fr-CA', busy(1), /\b1 \S+ en cours/],
  ['fr-CA', busy(3), /\b3 \S+s en cours|\b3 \S+x en cours/],
  ['fr-CA', { ...refused, params: undefined }, /^The job is 'delivered'/],
  ['fr-CA', { code: 'of_another_time', message: 'Something else.' }, /^Something else\.$/],
])('in %s a refusal %j says %s', async (language, body, said) => {
  await renderPart(<Told body={body} />, { language });
  expect(screen.getByText(said)).toBeVisible();
});
