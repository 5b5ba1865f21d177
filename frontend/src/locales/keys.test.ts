import { expectTypeOf } from 'vitest';
import type { KeyOf, SomeNamespaces } from './keys';

test('only a key that has a text compiles', () => {
  expectTypeOf<'summary'>().toExtend<KeyOf<'jobs'>>();
  expectTypeOf<'summery'>().not.toExtend<KeyOf<'jobs'>>();
  expectTypeOf<'columns.job'>().toExtend<KeyOf<'jobs'>>();
  expectTypeOf<'columns'>().not.toExtend<KeyOf<'jobs'>>();
});

test('a key of a namespace that was not asked for does not compile', () => {
  expectTypeOf<'common:actions.cancel'>().toExtend<KeyOf<['jobs', 'common']>>();
  expectTypeOf<'common:actions.cancel'>().not.toExtend<KeyOf<'jobs'>>();
  expectTypeOf<'actions.cancel'>().not.toExtend<KeyOf<['jobs', 'common']>>();
  expectTypeOf<'common:actions.cancle'>().not.toExtend<KeyOf<['jobs', 'common']>>();
  expectTypeOf<'jbos'>().not.toExtend<SomeNamespaces>();
});

test('a text with a number is asked for without its form', () => {
  expectTypeOf<'units.more'>().toExtend<KeyOf<'jobs'>>();
  expectTypeOf<'units.more_one'>().not.toExtend<KeyOf<'jobs'>>();
});
