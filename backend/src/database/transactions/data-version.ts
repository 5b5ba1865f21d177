/**
 * A subquery for the data version. Every commit that writes increments it, on any replica. While two reads return the
 * same version, data read after the first is still current.
 */
export const DATA_VERSION = '(SELECT COALESCE(SUM(version), 0) FROM data_version)';
