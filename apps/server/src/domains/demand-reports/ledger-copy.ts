/** The line of what lies at an area itself. */
export const ledgerOwn = (areaName: string) => `${areaName}本级`
