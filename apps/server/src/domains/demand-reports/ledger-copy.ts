/** The line of what lies at an area itself. */
export const ledgerOwn = (areaName: string) => `${areaName}本级`

/** The line of all kinds of applicants. */
export const ledgerTotal = '合计'
