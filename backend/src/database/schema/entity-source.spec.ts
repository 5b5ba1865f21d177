import { describeOnEachDatabase } from '../../../test/databases/databases';
import { TransactionRunner } from '../transactions/transaction-runner';
import { SignInFailure } from './entities/accounts/sign-in-failure';
import { ENTITY_SOURCE } from './entity-source';

describeOnEachDatabase('A repository of entities', (makeDatabase) => {
  const failure = { subjectHash: 'x', failures: 1, lastFailureAt: new Date(0) };

  it('works within a transaction, rolls back with it, and fails outside one', async () => {
    const database = await makeDatabase();
    const transactions = new TransactionRunner(database);
    const failures = ENTITY_SOURCE.getRepository(SignInFailure);
    const stored = () => database.query('SELECT subjectHash FROM sign_in_failures');

    expect(() => failures.insert(failure)).toThrow('No metadata');
    expect(await stored()).toEqual([]);

    const undone = transactions.run(async (tx) => {
      await tx.manager.withRepository(failures).insert({ ...failure });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(await stored()).toEqual([]);

    await transactions.run((tx) => tx.manager.withRepository(failures).insert({ ...failure }));
    expect(await stored()).toEqual([{ subjectHash: 'x' }]);
  });
});
