import { api } from './api';
import type { Config } from './generated/endpoints';
import { listTag } from './cache/tags';

export type { Config as CompanyConfig };

/** Used until the configuration is loaded, and if it cannot be loaded. */
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

/** Shows the configuration of the last visit until the answer arrives. */
export function presumeConfig(config: Config) {
  return configApi.util.upsertQueryEntries([
    { endpointName: 'getConfig', arg: undefined, value: config },
  ]);
}

/** Requests the configuration. Used by the outermost component; all others only read it. */
export function useAskedConfig(): Config {
  return configApi.useGetConfigQuery().data ?? NEUTRAL_CONFIG;
}

/** The start page for visitors; undefined until the server has answered or failed. */
export function useStartPage(): Config['startPage'] | undefined {
  const { data, isError } = configApi.useGetConfigQuery();
  return data?.startPage ?? (isError ? NEUTRAL_CONFIG.startPage : undefined);
}

/** Undefined until the server has answered. */
export function useKnownConfig(): Config | undefined {
  return getConfig.useQueryState().data;
}

/**
 * Whether the request failed: the server is unreachable, even if the phone reports a connection.
 */
export function useConfigFailed(): boolean {
  return getConfig.useQueryState().isError;
}

/** The company's name, colours, contact and time zone. */
export function useConfig(): Config {
  return useKnownConfig() ?? NEUTRAL_CONFIG;
}
