/** What an institution is called by among its own kind, longest first; the character that tells it apart. */
const TELLING: readonly (readonly [part: string, character: string])[] = [
  ['农村商业银行', '商'],
  ['农村合作银行', '合'],
  ['农村信用', '社'],
  ['信用社', '社'],
  ['村镇银行', '村'],
  ['农业发展', '发'],
  ['国家开发', '国'],
  ['进出口', '进'],
  ['融资租赁', '租'],
  ['金融租赁', '租'],
  ['小额贷款', '贷'],
  ['工商', '工'],
  ['农业银行', '农'],
  ['建设', '建'],
  ['交通', '交'],
  ['邮政', '邮'],
  ['邮储', '邮'],
  ['担保', '担'],
  ['保理', '保'],
  ['证券', '券'],
  ['基金', '基'],
]
/** Where it is says little: nearly all are in the province. */
const PLACE = /^(?:中国|甘肃省|甘肃|兰州市|兰州新区|示例)+(?!银行)/u
const SIGN = /[\p{Script=Han}A-Za-z0-9]/u

export const HUE_COUNT = 6

export interface MonogramSigns {
  /** One character. */
  readonly character: string
  /** 1 to 6: a colour of the charts, always the same for the same character. */
  readonly hue: number
}

/** The sign of an institution without a logo: its first telling character and a colour that goes with it. */
export function monogramOf(name: string): MonogramSigns {
  const telling = TELLING.find(([part]) => name.includes(part))?.[1]
  const rest = name.replace(PLACE, '')
  const first = [...rest, ...name].find((sign) => SIGN.test(sign))
  const character = telling ?? first ?? '机'
  let hash = 0
  for (const sign of character) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 65_521
  return { character, hue: (hash % HUE_COUNT) + 1 }
}
