import { describeWithDatabase } from '../../../../test/databases/databases';
import { describeHttp, TestApi } from '../../../../test/app/http';

describeHttp('External transfers', (api) => {
  test('are none by default', async () => {
    const admin = await api().as('admin');
    expect((await admin.get('/api/privacy/facts')).body).toMatchObject({
      ...{ files: 'folder', filesAt: null, maps: false },
      ...{ mailAt: null, providerAt: null, auditAt: null },
    });
  });
});

describeWithDatabase('External transfers by settings', (makeDatabase) => {
  test('are listed with the host, and without a password', async () => {
    const api = await TestApi.start(await makeDatabase(), {
      SMTP_URL: 'smtps://office:secret@mail.example.com:465',
      MAIL_FROM: 'office@example.com',
      PUBLIC_URL: 'https://dispatch.example.com',
      OIDC_ISSUER: 'https://login.example.com/realms/north',
      OIDC_CLIENT_ID: 'dispatch',
      OIDC_CLIENT_SECRET: 'secret',
      GOOGLE_MAPS_API_KEY: 'key',
    });
    const admin = await api.as('admin');
    expect((await admin.get('/api/privacy/facts')).body).toMatchObject({
      ...{ mailAt: 'mail.example.com', providerAt: 'login.example.com', maps: true },
    });
    await api.stop();
  });
});
