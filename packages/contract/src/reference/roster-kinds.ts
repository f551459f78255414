import { dictionary } from '../kernel/dictionary.ts'

/** What a published list of names is about. */
export const ROSTER_KINDS = dictionary('rosterKind', [
  { code: 'specialized', name: '专精特新' },
  { code: 'technology', name: '科技型企业' },
  { code: 'whitelist', name: '白名单' },
  { code: 'recommended', name: '推荐名单' },
  { code: 'agricultural', name: '农业龙头' },
  { code: 'green', name: '绿色制造' },
  { code: 'other', name: '其他名单' },
])

export type RosterKindCode = (typeof ROSTER_KINDS)[number]['code']

/** Lists of titles that their holders renew, unlike lists by which institutions or offices recommend. */
export const TITLE_ROSTER_KINDS = [
  'specialized',
  'technology',
  'agricultural',
  'green',
] as const satisfies readonly RosterKindCode[]
