import { api } from './api';
import type { Config } from './generated/endpoints';
import { listTag } from './cache/tags';

export type { Config as CompanyConfig };

/** Stands in until the configuration is there, and if it never comes. */
export const NEUTRAL_CONFIG: Config = {
  companyName: 'Dispatch',
  logoText: 'D',
  phone: null,
  email: null,
  primaryColor: '#1d4ed8',
  successColor: '#15803d',
  warningColor: '#b45309',
  timeZone: 'America/Toronto',
  googleMapsApiKey: null,
  startPage: 'landing',
  passwordReset: false,
  signInProvider: null,
  passwordSignIn: true,
  reportLevel: 'none',
  languages: ['en-CA', 'fr-CA'],
};

const configApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfig: build.query<Config, void>({
      query: () => '/api/config',
      providesTags: [listTag('config')],
    }),
  }),
});

export const { getConfig } = configApi.endpoints;

/** What was known at the last visit, until the answer is there. */
export function presumeConfig(config: Config) {
  return configApi.util.upsertQueryEntries([
    { endpointName: 'getConfig', arg: undefined, value: config },
  ]);
}

/** Asks for it; for what stands around all else, which then only looks. */
export function useAskedConfig(): Config {
  return configApi.useGetConfigQuery().data ?? NEUTRAL_CONFIG;
}

/** What greets visitors; undefined until the server has said it, or cannot. */
export function useStartPage(): Config['startPage'] | undefined {
  const { data, isError } = configApi.useGetConfigQuery();
  return data?.startPage ?? (isError ? NEUTRAL_CONFIG.startPage : undefined);
}

/** Undefined until the server has said it. */
export function useKnownConfig(): Config | undefined {
  return getConfig.useQueryState().data;
}

/** Whether asking for it failed: the server is out of reach, whatever the phone believes. */
export function useConfigFailed(): boolean {
  return getConfig.useQueryState().isError;
}

/** The company's name, colours, contact and time zone. */
export function useConfig(): Config {
  return useKnownConfig() ?? NEUTRAL_CONFIG;
}
