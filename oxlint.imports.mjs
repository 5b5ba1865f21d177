/** Packages that the linter rejects in the browser app, with replacements. */

export const noBareZod = {
  regex: '^zod(/|$)',
  message: 'Import lib/schema, which keeps zod from probing for eval.',
};
/** MUI is for behaviour that is hard to get right: dialogs, menus, alerts, charts. Layout, text and fields are ours. */
export const noMuiLayout = {
  regex:
    '^@mui/(icons-material|material$|material/(Autocomplete|Box|Button|Card|CardContent|Checkbox|Chip|Container|Dialog(Actions|Content|ContentText)|Divider|Form(ControlLabel|HelperText)|Grid|InputBase|LinearProgress|Link|List|ListItem|OutlinedInput|Radio|RadioGroup|Select|Skeleton|Stack|Switch|Table|TableCell|TableRow|TextField|Tooltip|Typography)$)',
  message: 'Take it from ui/, or use a plain element with the classes of ui/.',
};
/** MUI's own way to write styles; only the theme sets it up. */
export const noEmotion = {
  regex: '^@emotion/',
  message: 'Write a style sheet.',
};
