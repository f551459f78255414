import { PREFECTURES, PROVINCE } from '../reference/divisions.ts'
import { mobileDigits } from './phone.ts'

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

/** A phone number for lists: 138****0000; of a landline all but the area code and the last two digits is hidden. */
export function maskPhone(phone: string): string {
  const mobile = mobileDigits(phone)
  if (mobile !== undefined) return keepEnds(mobile, 3, 4)
  return phone.length >= 10
    ? keepEnds(phone, phone.startsWith('02') || phone.startsWith('010') ? 3 : 4, 2)
    : '****'
}

/** An id number for lists: the first three and the last four characters stay, the birth date is always hidden. */
export function maskIdNumber(idNumber: string): string {
  return idNumber.length >= 15 ? keepEnds(idNumber, 3, 4) : '*'.repeat(idNumber.length)
}

/** A bank account number for lists: only the last four digits stay. */
export function maskAccountNumber(accountNumber: string): string {
  return accountNumber.length >= 8 ? `****${accountNumber.slice(-4)}` : '****'
}

/** A credit code for public lists: the first four and the last four characters stay. */
export function maskCreditCode(creditCode: string): string {
  return creditCode.length === 18 ? keepEnds(creditCode, 4, 4) : '*'.repeat(creditCode.length)
}

/** A company name for public lists: place and legal form stay, the rest is two stars, whatever its length (甘肃**有限公司). */
export function maskCompanyName(name: string): string {
  const place = PLACES.find((known) => name.startsWith(known)) ?? ''
  const rest = name.slice(place.length)
  return `${place}**${LEGAL_FORMS.find((form) => rest.endsWith(form)) ?? ''}`
}

function keepEnds(text: string, head: number, tail: number): string {
  return `${text.slice(0, head)}${'*'.repeat(text.length - head - tail)}${text.slice(-tail)}`
}
