import { exportSchema, exportValues } from './exportForm';

test.each(['2026-03', 'mm/dd/2026', '2026-02-30'])(
  'half a date is refused, which would otherwise ask for all jobs: %s',
  (from) => {
    const { error } = exportSchema.safeParse({ ...exportValues(''), from });
    expect(error?.issues).toMatchObject([{ path: ['from'], message: 'common:fields.date' }]);
  },
);
