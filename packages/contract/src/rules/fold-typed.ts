import { checkPhone, mobileDigits } from './phone.ts'

/** What is typed as digits and letters: a number, a phone number, or a serial, a code copied from a paper. */
export type TypedKind = 'number' | 'phone' | 'serial'

const UNSEEN = /[\s\p{Cf}]/gu
const DASHES = /[\u2010-\u2015\u2212]/g
const GROUPED = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
const COUNTRY = /^(?:\+|00)86-?/

const SHAPES = {
  number: /^-?\d+(?:\.\d+)?$/,
  phone: /^\d[\d-]+$/,
  serial: /^[\dA-Z]+$/i,
} as const satisfies Record<TypedKind, RegExp>

function folded(plain: string, kind: TypedKind): string {
  switch (kind) {
    case 'number': {
      const pointed = plain.replace('。', '.')
      return GROUPED.test(pointed) ? pointed.replaceAll(',', '') : pointed
    }
    case 'phone':
      return foldedPhone(plain)
    case 'serial':
      return plain.replaceAll('-', '')
  }
}

/** A mobile number without its prefix; a landline with the zero that calls within the country begin with. */
function foldedPhone(plain: string): string {
  const bare = plain.replace(COUNTRY, '').replaceAll(/[()]/g, '')
  const mobile = mobileDigits(bare.replaceAll('-', ''))
  if (mobile !== undefined) return mobile
  const inland = COUNTRY.test(plain) && /^[1-9]/.test(bare) ? `0${bare}` : bare
  const unbroken = inland.replaceAll('-', '')
  const isPhone = (text: string) => checkPhone(text, '') === undefined
  return !isPhone(inland) && isPhone(unbroken) ? unbroken : inland
}

/**
 * A text as its field's rule reads it: full-width signs as half-width, without white space, the commas between thousands,
 * the country's number before a phone number, and the hyphens of a serial. What makes no such text stays as it was typed, so that the
 * error shows it.
 */
export function foldTyped(text: string, kind: TypedKind): string {
  const plain = text.normalize('NFKC').replace(UNSEEN, '').replace(DASHES, '-')
  const read = folded(plain, kind)
  return SHAPES[kind].test(read) ? read : text
}
