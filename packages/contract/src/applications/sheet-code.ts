/** What a printed application says of the draft that it is a twin of. */
export interface SheetPlace {
  /** Number of the account whose draft it is. */
  readonly owner: string
  readonly proId: string
}

/** Without I, L, O and U, which are read for others on paper. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE = /^([0-9A-HJKMNP-TV-Z]{1,10})-([0-9A-HJKMNP-TV-Z]{1,10})-([0-9A-HJKMNP-TV-Z]{2})$/
/** Longer than any code: a number has 15 digits at most. */
const LONGEST = 40
const CHECK_MODULUS = 1021n

const BASE = BigInt(DIGITS.length)

function written(value: bigint): string {
  const last = DIGITS[Number(value % BASE)] ?? ''
  return value < BASE ? last : written(value / BASE) + last
}

const read = (text: string): bigint =>
  [...text].reduce((value, sign) => value * BASE + BigInt(DIGITS.indexOf(sign)), 0n)

/** Two signs that tell a code that was misread: they change with each digit and with the order of the two numbers. */
function checkOf(proId: bigint, owner: bigint): string {
  return written((proId * 37n + owner * 101n + 7n) % CHECK_MODULUS).padStart(2, '0')
}

/**
 * The code on a printed application: which product, whose account, and a check. It names a draft and opens nothing: only who
 * may open the draft gets there.
 */
export function sheetCode({ owner, proId }: SheetPlace): string {
  const [product, account] = [BigInt(proId), BigInt(owner)]
  return [written(product), written(account), checkOf(product, account)].join('-')
}

/** What people and cameras make of it: small letters, spaces, letters that look like digits, the whole address of the code. */
function tidied(text: string): string {
  const inAddress = /[?&]code=([^&\s]+)/.exec(text)?.[1]
  return (inAddress ?? text)
    .toUpperCase()
    .replaceAll(/[\s]/g, '')
    .replaceAll(/[–—－]/g, '-')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
}

/** The place that a typed or scanned code names; undefined for what is none or was misread. */
export function readSheetCode(text: string): SheetPlace | undefined {
  if (text.length > 300) return undefined
  const code = tidied(text)
  const [, first, second, check] = (code.length <= LONGEST && CODE.exec(code)) || []
  if (first === undefined || second === undefined) return undefined
  const [product, account] = [read(first), read(second)]
  return checkOf(product, account) === check ? { proId: String(product), owner: String(account) } : undefined
}
