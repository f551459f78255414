import { mobileDigits } from './phone.ts'

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

function keepEnds(text: string, head: number, tail: number): string {
  return `${text.slice(0, head)}${'*'.repeat(text.length - head - tail)}${text.slice(-tail)}`
}

/** The name of a person for those who need not know it: the family name stays. */
export function maskPersonName(name: string): string {
  return name === '' ? '' : `${[...name][0] ?? ''}**`
}
