import { render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { partOf } from './part';

function Hello({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

const show = (Part: ComponentType<{ name: string }>) =>
  render(
    <Suspense fallback={<p>Wait</p>}>
      <Part name="Ana" />
    </Suspense>,
  );

test('a part that is there is drawn at once', async () => {
  const { Part, load } = partOf(() => Promise.resolve(Hello));
  await load();
  show(Part);
  expect(screen.getByText('Hello Ana')).toBeVisible();
});

test('a part that is not there yet is waited for', async () => {
  const { Part } = partOf(() => Promise.resolve(Hello));
  show(Part);
  expect(screen.getByText('Wait')).toBeVisible();
  expect(await screen.findByText('Hello Ana')).toBeVisible();
});
