/** Packages that the linter rejects in the browser app, with replacements. */

export const noBareZod = {
  regex: '^zod(/|$)',
  message: 'Import lib/schema, which keeps zod from probing for eval.',
};
/** Pages use `ui/`; MUI is for overlays, inputs and charts. */
export const noMui = {
  regex: '^@(mui|emotion)/',
  message: 'Take it from ui/: MUI draws what opens over a page, inputs and charts alone.',
};
export const noSecondKit = {
  regex:
    '^@mui/(icons-material|material/(Button|Card|CardContent|Chip|Link|Skeleton|Table|TableRow|TableCell|Tooltip)$)',
  message: 'There is one of these, in ui/, for pages and for what opens over them.',
};
export const MUI_ROOMS = [
  'frontend/src/ui/{over,form,theme}/**',
  'frontend/src/ui/record/RecordFrame.tsx',
  'frontend/src/ui/list/filter/PickerBox.tsx',
  'frontend/src/console/dashboard/charts/**',
];
/** Forms and overlays, which may use MUI's layout too. */
export const LAID_OUT_BY_MUI = [
  'frontend/src/console/active-jobs/JobMenu.tsx',
  'frontend/src/console/customers/StatusMenu.tsx',
  'frontend/src/console/drivers/{DriverPanel,DriverStatusMenu}.tsx',
  'frontend/src/console/{export,job,new-dispatch,palette}/**',
  'frontend/src/console/audit-log/EntryDialog.tsx',
  'frontend/src/console/books/{accounts,close}/**',
  'frontend/src/console/invoices/{credit,edit,mail,one,run}/**',
  'frontend/src/console/payments/take/**',
  'frontend/src/console/privacy/erase/**',
  'frontend/src/console/shell/{MenuDrawer,SettingsPopover}.tsx',
  'frontend/src/console/recurring-jobs/DatesDialog.tsx',
  'frontend/src/parts/templates/TemplatesDialog.tsx',
  'frontend/src/console/webhooks/log/DeliveryDialog.tsx',
  'frontend/src/console/users/{UserFields,UserSessionsDialog,roles/RolesDialog}.tsx',
  // Reads its color scheme from the theme.
  'frontend/src/parts/map/google/**',
  'frontend/src/parts/{account,assign,saved-views,secret,sheet}/**',
  'frontend/src/parts/selected/{ExportSelected,RefusedJobs,SelectionMenu}.tsx',
  'frontend/src/portal/job/actions/{ActionDialog,CompleteDialog,LeaveUnitDialog}.tsx',
  'frontend/src/portal/job/photos/PhotoCamera.tsx',
  'frontend/src/portal/job/report/{MissingParts,UnitReportScreen}.tsx',
  'frontend/src/portal/job/scan/VinCheck.tsx',
  'frontend/src/portal/picker/DriverPicker.tsx',
];
