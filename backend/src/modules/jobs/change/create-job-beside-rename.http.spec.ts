import { describeHttp } from '../../../../test/app/http';
import { expectStatus, makeCustomer } from '../../../../test/records/jobs';
import { Customer } from '../../../database/schema/entities/customer';
import { RenamedWords } from '../../base/renames/renamed-words';
import { JobRepository } from '../records/job.repository';

describeHttp('Creating a job during a rename of its customer', (api) => {
  it('finds the job by the new name', async () => {
    const admin = await api().as('admin');
    const customerId = await makeCustomer(api(), 'Birch');
    const looked = lookedAt();
    let making: ReturnType<typeof admin.post> | undefined;
    await api().transactions.run(async (tx) => {
      await tx.manager.update(Customer, { id: customerId }, { name: 'Maple' });
      making = admin.post('/api/jobs', { customerId, vehicleUnitsData: [{ make: 'Ford' }] });
      // On SQLite the creation waits for this transaction before its first read.
      if (tx.engine === 'mysql') await looked;
      await api().app.get(RenamedWords).refresh(tx, 'customer', customerId);
    });
    expectStatus(await making!, 201);
    const found = async (q: string) => (await admin.get(`/api/jobs?q=${q}`)).body;
    expect(await found('maple')).toHaveLength(1);
    expect(await found('birch')).toEqual([]);
  });

  /** Resolves when the creation reads the customer. */
  function lookedAt(): Promise<void> {
    const repository = api().app.get(JobRepository, { strict: false });
    const customer = repository.customer.bind(repository);
    return new Promise((resolve) => {
      jest.spyOn(repository, 'customer').mockImplementationOnce((...given) => {
        resolve();
        return customer(...given);
      });
    });
  }
});
