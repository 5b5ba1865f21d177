export const asset = '';
