/** What stands in one place of an exported spreadsheet. */
export type Cell = string | number | null;

/** Lines of a spreadsheet as they come, some at a time. */
export type Rows = AsyncIterable<readonly (readonly Cell[])[]>;
