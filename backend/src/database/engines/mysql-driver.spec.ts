import { describeOn } from '../../../test/databases/databases';
import { TransactionRunner } from '../transactions/transaction-runner';

const STORE = `INSERT INTO jobs (status, vehicleCount, hasDriverReport, billingComplete, version,
    createdAt, updatedAt)
  VALUES ('pending', 1, 0, 0, 1, '2026-03-31 15:00:00.000', '2026-03-31 15:00:00.000')`;
const COUNT = `SELECT COUNT(*) AS total FROM jobs FORCE INDEX (jobs_status)
  WHERE deletedAt IS NULL AND status IN (?, ?)`;

describeOn('mysql', 'A session', (makeDatabase) => {
  it('reads an index that holds all it needs without a second test of each entry', async () => {
    const transactions = new TransactionRunner(await makeDatabase());
    await transactions.run((tx) => tx.manager.query(STORE));
    const attempts = await transactions.run(async (tx) => {
      const count = () => tx.manager.query(COUNT, ['pending', 'assigned']);
      await count();
      await count();
      await transactions.run((other) => other.manager.query('SELECT * FROM jobs'));
      await count();
      return tx.manager.query("SHOW SESSION STATUS LIKE 'Handler_icp_attempts'");
    });
    expect(attempts).toEqual([{ Variable_name: 'Handler_icp_attempts', Value: '0' }]);
  });
});
