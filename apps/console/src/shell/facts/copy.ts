/** Texts beside fields that arrive filled, and of documents that were given before. */
export const factsCopy = {
  from: (source: string, caseNo: string | null, day: string) =>
    `来自${source}${caseNo === null ? '' : ` ${caseNo}`} · ${day}`,
  vouched: (value: string, day: string) => `认证资料是“${value}” · ${day}，与填写的不同。`,
  take: '改用认证资料',
  change: '到企业认证修改',
  given: (day: string, name: string) => `用 ${day} 交过的${name}`,
} as const
