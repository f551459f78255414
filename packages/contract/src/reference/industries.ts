import { dictionary } from '../kernel/dictionary.ts'

/** The 20 categories of GB/T 4754-2017 and 其他: the dictionary `industryName` with its 21 items. */
export const INDUSTRIES = dictionary('industryName', [
  { code: 'A', name: '农、林、牧、渔业' },
  { code: 'B', name: '采矿业' },
  { code: 'C', name: '制造业' },
  { code: 'D', name: '电力、热力、燃气及水生产和供应业' },
  { code: 'E', name: '建筑业' },
  { code: 'F', name: '批发和零售业' },
  { code: 'G', name: '交通运输、仓储和邮政业' },
  { code: 'H', name: '住宿和餐饮业' },
  { code: 'I', name: '信息传输、软件和信息技术服务业' },
  { code: 'J', name: '金融业' },
  { code: 'K', name: '房地产业' },
  { code: 'L', name: '租赁和商务服务业' },
  { code: 'M', name: '科学研究和技术服务业' },
  { code: 'N', name: '水利、环境和公共设施管理业' },
  { code: 'O', name: '居民服务、修理和其他服务业' },
  { code: 'P', name: '教育' },
  { code: 'Q', name: '卫生和社会工作' },
  { code: 'R', name: '文化、体育和娱乐业' },
  { code: 'S', name: '公共管理、社会保障和社会组织' },
  { code: 'T', name: '国际组织' },
  { code: 'Z', name: '其他' },
])

export type IndustryCode = (typeof INDUSTRIES)[number]['code']

/** The letters of the standard in its own order, whatever order operators show them in. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRST'] as readonly IndustryCode[]

/** The last two-digit division (大类) of each category A to T, in order; 97 divisions in all (GB/T 4754-2017). */
const LAST_DIVISION_OF_CATEGORY = [
  5, 12, 43, 46, 50, 52, 60, 62, 65, 69, 70, 72, 75, 79, 82, 83, 85, 90, 96, 97,
] as const

/** The category letter that a numeric industry code of two to four digits belongs to, or undefined when there is none. */
export function industryOfDivision(code: string): IndustryCode | undefined {
  if (!/^\d{2,4}$/.test(code)) return undefined
  const division = Number(code.slice(0, 2))
  if (division < 1) return undefined
  const index = LAST_DIVISION_OF_CATEGORY.findIndex((last) => division <= last)
  return LETTERS[index]
}

/** The two-digit divisions of a category; none for 其他. */
export function divisionsOf(category: IndustryCode): string[] {
  const index = LETTERS.indexOf(category)
  const last = LAST_DIVISION_OF_CATEGORY[index]
  if (last === undefined) return []
  const first = (LAST_DIVISION_OF_CATEGORY[index - 1] ?? 0) + 1
  return Array.from({ length: last - first + 1 }, (_, step) => String(first + step).padStart(2, '0'))
}
