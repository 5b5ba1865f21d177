/**
 * The version of all data, to be selected. It is counted up by every commit that wrote anything, by whatever
 * replica: what was read after one look at it still holds while the next looks see the same.
 */
export const DATA_VERSION = '(SELECT COALESCE(SUM(version), 0) FROM data_version)';
