import { loadSettings, SettingsError } from './settings';

const SECRET = 'kR7uYtX2vQ9wLmZ4pBnD6sHfJ8gCaE3x';
const STORE = {
  S3_BUCKET: 'dispatch-files',
  S3_REGION: 'ca-central-1',
  S3_ACCESS_KEY_ID: 'KEY',
  S3_SECRET_ACCESS_KEY: 'hush hush',
};

const load = (env: Record<string, string>) => loadSettings({ JWT_SECRET: SECRET, ...env });

function problems(env: Record<string, string>): readonly string[] {
  try {
    load(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

const storage = {
  kind: 's3',
  bucket: 'dispatch-files',
  region: 'ca-central-1',
  accessKeyId: 'KEY',
  secretAccessKey: 'hush hush',
  endpoint: 'https://s3.ca-central-1.amazonaws.com',
  pathStyle: false,
};

describe('Where uploaded files are kept', () => {
  it('is a folder in the data folder when no store is configured', () => {
    expect(load({ DATA_DIR: '/srv/data' }).storage).toEqual({
      kind: 'folder',
      folder: '/srv/data/files',
    });
  });

  it("is the region's store, or the one at the given address", () => {
    expect(load(STORE).storage).toEqual(storage);
    const own = { S3_ENDPOINT: 'http://minio:9000/', S3_PATH_STYLE: 'true' };
    expect(load({ ...STORE, ...own }).storage).toEqual({
      ...storage,
      endpoint: 'http://minio:9000',
      pathStyle: true,
    });
  });

  it.each(Object.keys(STORE))('is refused without %s, by its name', (name) => {
    const found = problems({ ...STORE, [name]: '' });
    expect(found).toEqual([`${name} is needed for an S3-compatible store`]);
  });

  it('refuses an address without the other variables, naming each', () => {
    const found = problems({ S3_ENDPOINT: 'https://storage.example.com' });
    expect(found.map((line) => line.split(' ')[0])).toEqual(Object.keys(STORE));
  });

  it.each([
    ['S3_BUCKET', 'Upper_Case'],
    ['S3_BUCKET', 'a/b'],
    ['S3_REGION', 'ca central'],
    ['S3_ENDPOINT', 'storage.example.com'],
    ['S3_ENDPOINT', 'ftp://storage.example.com'],
    ['S3_ENDPOINT', 'https://storage.example.com/bucket'],
    ['S3_PATH_STYLE', 'yes'],
    ['PHOTOS_MAX_GB', '-1'],
  ])('refuses %s=%s with one line that names the variable', (name, value) => {
    const found = problems({ ...STORE, [name]: value });
    expect(found).toEqual([expect.stringMatching(new RegExp(`^${name} must [^\\n]+$`))]);
  });

  it('can be limited, in gigabytes', () => {
    expect(load({}).photosMaxBytes).toBeNull();
    expect(load({ PHOTOS_MAX_GB: '2' }).photosMaxBytes).toBe(2_000_000_000);
  });
});
