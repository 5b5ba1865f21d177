import type { Migration } from '../migration';

/** The company's details on documents. */
export const COMPANY_PROFILE: Migration = {
  name: '0016-company-profile',
  steps: [
    `CREATE TABLE company_profile (id integer NOT NULL PRIMARY KEY, legalName varchar(120),
      address varchar(300), city varchar(120), province varchar(2), postalCode varchar(7),
      phone varchar(40), email varchar(254), nsc varchar(20), cvor varchar(20), nir varchar(20),
      version integer NOT NULL,
      createdAt datetime(3) NOT NULL, updatedAt datetime(3) NOT NULL) {table}`,
    "INSERT INTO guards (name, version) VALUES ('company', 0)",
  ],
};
