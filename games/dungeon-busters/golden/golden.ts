export const golden = {};
