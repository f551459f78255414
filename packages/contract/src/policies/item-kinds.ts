/** What one can get (川办函〔2024〕17号). */
export const ITEM_KINDS = [
  { code: 'relief', name: '减免' },
  { code: 'award', name: '奖补' },
  { code: 'right', name: '权益' },
  { code: 'title', name: '资质' },
] as const

/** How one gets it: without asking, quickly after asking, or by the usual declaration. */
export const ITEM_DELIVERIES = [
  { code: 'direct', name: '免申即享' },
  { code: 'fast', name: '快申快享' },
  { code: 'declare', name: '申报审核' },
] as const

/** What an item is for: a title for the first time, or its renewal when it ends (decision 0073). Everything that is no title is the first. */
export const ITEM_PURPOSES = [
  { code: 'first', name: '新申报' },
  { code: 'renewal', name: '到期复核' },
] as const

export type ItemPurpose = (typeof ITEM_PURPOSES)[number]['code']

/** Where today stands to the days for declaring. */
export const ITEM_WINDOWS = [
  { code: 'open', name: '正在申报' },
  { code: 'upcoming', name: '即将开始' },
  { code: 'closed', name: '本期已截止' },
  { code: 'always', name: '常年办理' },
] as const

/** How an enterprise stands to an item, all conditions together. */
export const ITEM_STANDINGS = [
  { code: 'fits', name: '符合' },
  { code: 'judged', name: '可能符合，须人工认定' },
  { code: 'unknown', name: '待补充信息' },
  { code: 'unmet', name: '暂不符合' },
] as const

export type ItemStanding = (typeof ITEM_STANDINGS)[number]['code']
