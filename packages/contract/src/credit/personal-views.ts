/**
 * How much of natural persons a reader gets: all there is (the company itself), names (who decides on its credit), or family names.
 */
export const PERSONAL_VIEWS = [
  { code: 'whole', name: '全部' },
  { code: 'names', name: '姓名' },
  { code: 'masked', name: '仅姓氏' },
] as const

export type PersonalView = (typeof PERSONAL_VIEWS)[number]['code']
