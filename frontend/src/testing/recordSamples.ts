import type { Customer } from '../api/customers';
import type { User } from '../api/accounts/users';

export function makeCustomer(id: number, facts: Partial<Customer> = {}): Customer {
  return {
    id,
    name: `Customer ${id}`,
    contactName: null,
    email: null,
    phone: null,
    address: null,
    city: null,
    province: null,
    postalCode: null,
    reportLevel: null,
    status: 'active',
    blacklistReason: null,
    blacklistedAt: null,
    totalJobs: 0,
    promisedJobs: 0,
    onTimeJobs: 0,
    promisedDeliveries: 0,
    onTimeDeliveries: 0,
    lastJobDate: null,
    createdAt: '2026-01-05T15:00:00.000Z',
    updatedAt: '2026-01-05T15:00:00.000Z',
    version: 1,
    ...facts,
  };
}

export function makeUser(id: number, facts: Partial<User> = {}): User {
  return {
    id,
    name: `User ${id}`,
    email: `user${id}@example.com`,
    role: 'admin',
    seesPrices: false,
    driverId: null,
    driverPhone: null,
    isActive: true,
    lastLogin: null,
    invitation: null,
    language: null,
    shortcuts: null,
    createdAt: '2026-01-05T15:00:00.000Z',
    updatedAt: '2026-01-05T15:00:00.000Z',
    version: 1,
    ...facts,
  };
}
