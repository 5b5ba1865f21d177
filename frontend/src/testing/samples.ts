import type { CompanyConfig } from '../api/config';
import type { SessionUser } from '../api/accounts/sessionUser';

export const company: CompanyConfig = {
  companyName: 'Northern Example Haulage',
  logoText: 'NE',
  phone: '416-555-0142',
  email: 'dispatch@example.com',
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

export const admin: SessionUser = {
  id: 1,
  name: 'Ada Sample',
  email: 'ada@example.com',
  role: 'admin',
  driverId: null,
  driverPhone: null,
  isActive: true,
  seesPrices: false,
  lastLogin: null,
  language: null,
  shortcuts: null,
  version: 1,
};

export const dispatcher: SessionUser = { ...admin, id: 11, role: 'dispatcher' };
export const billing: SessionUser = { ...admin, id: 12, role: 'billing' };
export const viewer: SessionUser = { ...admin, id: 13, role: 'viewer' };

export const driver: SessionUser = {
  ...admin,
  id: 2,
  name: 'Drew Sample',
  email: 'drew@example.com',
  role: 'driver',
  driverId: 4,
};
