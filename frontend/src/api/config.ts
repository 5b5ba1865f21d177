import { api } from './api';
import { listTag } from './tags';

export interface CompanyConfig {
  companyName: string;
  logoText: string;
  phone: string | null;
  email: string | null;
  primaryColor: string;
  successColor: string;
  warningColor: string;
  timeZone: string;
  googleMapsApiKey: string | null;
  languages: readonly string[];
}

/** Stands in until the configuration is there, and if it never comes. */
export const NEUTRAL_CONFIG: CompanyConfig = {
  companyName: 'Dispatch',
  logoText: 'D',
  phone: null,
  email: null,
  primaryColor: '#1d4ed8',
  successColor: '#15803d',
  warningColor: '#b45309',
  timeZone: 'America/Toronto',
  googleMapsApiKey: null,
  languages: ['en-CA', 'fr-CA'],
};

const configApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfig: build.query<CompanyConfig, void>({
      query: () => '/api/config',
      providesTags: [listTag('config')],
    }),
  }),
});

/** The company's name, colours, contact and time zone. */
export function useConfig(): CompanyConfig {
  return configApi.useGetConfigQuery().data ?? NEUTRAL_CONFIG;
}

export const { getConfig } = configApi.endpoints;
