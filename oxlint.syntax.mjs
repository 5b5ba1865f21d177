/** Syntax that the linter rejects, with replacements. */

export const noEnum = { selector: 'TSEnumDeclaration', message: 'Use a union of strings.' };
export const noDefaultExport = {
  selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
  message: 'Export by name.',
};
export const noBarrel = {
  selector: 'ExportAllDeclaration',
  message: 'Import from the file that has it; barrels hide who uses what.',
};
export const noEnvironment = {
  selector: 'MemberExpression[object.name="process"][property.name="env"]',
  message: 'The environment is read in backend/src/config alone; take the typed settings.',
};
export const noClock = {
  selector:
    'CallExpression[callee.object.name="Date"][callee.property.name="now"], NewExpression[callee.name="Date"][arguments.length=0], CallExpression[callee.object.name="Math"][callee.property.name="random"]',
  message: 'Business rules take the time, or the chance, as an argument.',
};
export const noUncheckedInput = {
  selector:
    'Decorator > CallExpression[callee.name="Param"]:not(:has(Property[key.name="schema"])), Decorator > CallExpression[callee.name=/^(Body|Query)$/]:has(Property[key.name="schema"])',
  message:
    'A schema checks what a caller sends: @Body() body: CreateJobDto, @Param("id", { schema }).',
};
export const noUnboundRepository = {
  selector:
    'CallExpression[callee.object.object.type="ThisExpression"][callee.property.name=/^(save|insert|upsert|update|delete|remove|softDelete|softRemove|restore|recover|create|query|createQueryBuilder|clear|increment|decrement|sum|average|minimum|maximum|(find|count|exists)\\w*)$/]',
  message: 'Takes no part in the transaction: use tx.manager.withRepository(…).',
};
