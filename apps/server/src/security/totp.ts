import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const STEP_SECONDS = 30
const DIGITS = 6
/** Steps before and after the current one that are still taken: clocks of phones differ. */
const DRIFT_STEPS = 1
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 random bits, the length of the hash (RFC 4226, 4). */
export function makeSecret(): Buffer {
  return randomBytes(20)
}

/** The one-time password of a counter (RFC 4226, 5.3). */
export function hotp(
  secret: Buffer,
  counter: number,
  { digits = DIGITS, algorithm = 'sha1' }: { digits?: number; algorithm?: 'sha1' | 'sha256' | 'sha512' } = {},
): string {
  const moving = Buffer.alloc(8)
  moving.writeBigUInt64BE(BigInt(counter))
  const hash = createHmac(algorithm, secret).update(moving).digest()
  const offset = (hash.at(-1) ?? 0) & 0x0f
  const number = hash.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The number of whole time steps since 1970 (RFC 6238, 4.2). */
export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS)
}

/** The step around now whose password was typed and that is newer than `lastStep`; undefined when there is none. */
export function matchStep(secret: Buffer, typed: string, now: Date, lastStep: number): number | undefined {
  const current = stepOf(now)
  const given = Buffer.from(typed)
  let matched: number | undefined
  for (let step = current - DRIFT_STEPS; step <= current + DRIFT_STEPS; step += 1) {
    const right = Buffer.from(hotp(secret, step))
    const isRight = given.length === right.length && timingSafeEqual(given, right)
    if (isRight && step > lastStep) matched ??= step
  }
  return matched
}

/** RFC 4648 base 32 without padding, as authenticator apps take it. */
export function base32(bytes: Buffer): string {
  let bits = 0
  let value = 0
  let text = ''
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += ALPHABET.charAt((value >>> bits) & 31)
    }
    value &= (1 << bits) - 1
  }
  return bits > 0 ? text + ALPHABET.charAt((value << (5 - bits)) & 31) : text
}

/** The address behind the QR code that an authenticator app scans. */
export function otpauthUri(secret: Buffer, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const query = new URLSearchParams({
    secret: base32(secret),
    issuer,
    algorithm: 'SHA1',
    digits: String(DIGITS),
    period: String(STEP_SECONDS),
  })
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`
}
