import { PREFECTURES, PROVINCE } from './divisions.ts'

/** Place names a company name may open with, longest first: they say where, never who. */
const PLACES = [
  PROVINCE.name,
  '甘肃',
  ...PREFECTURES.flatMap(({ name, counties }) => [
    name,
    name.replace(/市$|回族自治州$|藏族自治州$/, ''),
    ...counties.map((county) => county.name),
  ]),
].sort((a, b) => b.length - a.length)

/** Legal forms a company name may end with; a longer one stands before the one it ends with. */
const LEGAL_FORMS = [
  '股份有限公司',
  '有限责任公司',
  '集团有限公司',
  '有限公司',
  '合伙企业（有限合伙）',
  '合伙企业(有限合伙)',
  '农民专业合作社',
  '专业合作社',
  '合作社',
  '家庭农场',
  '经营部',
  '商行',
  '分公司',
  '中心',
  '厂',
  '店',
] as const

/** A company name for public lists: place and legal form stay, the rest is two stars, whatever its length (甘肃**有限公司). */
export function maskCompanyName(name: string): string {
  const place = PLACES.find((known) => name.startsWith(known)) ?? ''
  const rest = name.slice(place.length)
  return `${place}**${LEGAL_FORMS.find((form) => rest.endsWith(form)) ?? ''}`
}
