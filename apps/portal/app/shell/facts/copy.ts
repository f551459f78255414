/** Texts beside fields that arrive filled, and of documents that were given before. */
export const factsCopy = {
  from: (source: string, caseNo: string | null, day: string) =>
    `来自${source}${caseNo === null ? '' : ` ${caseNo}`} · ${day}`,
  given: (day: string, name: string) => `用 ${day} 交过的${name}`,
} as const
