import { createHash } from 'node:crypto'

// Verification of SM2 (GB/T 32918.2) on the curve of GB/T 32918.5, with the numbers of both, so that this verifier needs no package. Nothing here
// is secret, so nothing has to take the same time.

const P = BigInt('0xfffffffeffffffffffffffffffffffffffffffff00000000ffffffffffffffff')
const A = BigInt('0xfffffffeffffffffffffffffffffffffffffffff00000000fffffffffffffffc')
const B = BigInt('0x28e9fa9e9d9f5e344d5a9e4bcf6509a7f39789f515ab8f92ddbcbd414d940e93')
const N = BigInt('0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123')
const G: Point = [
  BigInt('0x32c4ae2c1f1981195f9904466a39c9948fe30bbff2660be1715a4589334c74c7'),
  BigInt('0xbc3736a2f4f6779c59bdcee36b692153d0a9877cc62a474002df32e52139f0a0'),
]
const USER_ID = Buffer.from('1234567812345678')
const SPKI_HEAD = Buffer.from('3059301306072a8648ce3d020106082a811ccf5501822d03420004', 'hex')
const BYTES = 32

type Point = readonly [x: bigint, y: bigint]

const mod = (value: bigint, by: bigint) => ((value % by) + by) % by
const numberOf = (bytes: Buffer) => BigInt(`0x${bytes.toString('hex') || '0'}`)
const bytesOf = (value: bigint) => Buffer.from(value.toString(16).padStart(BYTES * 2, '0'), 'hex')
const sm3 = (...parts: Buffer[]) => createHash('sm3').update(Buffer.concat(parts)).digest()

function inverse(value: bigint, by: bigint): bigint {
  let [a, b] = [mod(value, by), by]
  let [x, y] = [1n, 0n]
  while (a > 1n) {
    const q = a / b
    ;[a, b] = [b, a % b]
    ;[x, y] = [y, x - q * y]
  }
  return mod(x, by)
}

/** The sum of two points; undefined is the point at infinity. */
function add(one: Point | undefined, other: Point | undefined): Point | undefined {
  if (!one) return other
  if (!other) return one
  const [x1, y1] = one
  const [x2, y2] = other
  if (x1 === x2 && mod(y1 + y2, P) === 0n) return undefined
  const slope = x1 === x2 ? (3n * x1 * x1 + A) * inverse(2n * y1, P) : (y2 - y1) * inverse(mod(x2 - x1, P), P)
  const x = mod(slope * slope - x1 - x2, P)
  return [x, mod(slope * (x1 - x) - y1, P)]
}

function times(factor: bigint, point: Point): Point | undefined {
  let sum: Point | undefined
  let power: Point | undefined = point
  for (let left = factor; left > 0n; left >>= 1n) {
    if (left & 1n) sum = add(sum, power)
    power = add(power, power)
  }
  return sum
}

/** The point of a public key (SPKI); undefined when it is none of this curve. */
function pointOf(spki: Buffer): Point | undefined {
  const isSpki =
    spki.length === SPKI_HEAD.length + 2 * BYTES && spki.subarray(0, SPKI_HEAD.length).equals(SPKI_HEAD)
  if (!isSpki) return undefined
  const x = numberOf(spki.subarray(SPKI_HEAD.length, SPKI_HEAD.length + BYTES))
  const y = numberOf(spki.subarray(SPKI_HEAD.length + BYTES))
  const isOnCurve = x < P && y < P && mod(y * y - (x * x * x + A * x + B), P) === 0n
  return isOnCurve ? [x, y] : undefined
}

/** Both numbers of a signature in DER; undefined when it is none. */
function numbersOf(signature: Buffer): Point | undefined {
  const [sequence, length, tag, first = 0] = signature
  const second = 4 + first
  if (sequence !== 0x30 || length !== signature.length - 2 || tag !== 2 || signature[second] !== 2)
    return undefined
  const last = signature[second + 1] ?? 0
  if (second + 2 + last !== signature.length) return undefined
  return [numberOf(signature.subarray(4, second)), numberOf(signature.subarray(second + 2))]
}

/** Whether the key (SPKI) signed the text as the user 1234567812345678. */
export function isSm2Signature(text: Buffer, signature: Buffer, spki: Buffer): boolean {
  const key = pointOf(spki)
  const numbers = numbersOf(signature)
  if (!key || !numbers) return false
  const [r, s] = numbers
  const t = mod(r + s, N)
  if (r < 1n || r >= N || s < 1n || s >= N || t === 0n) return false
  const bits = Buffer.alloc(2)
  bits.writeUInt16BE(USER_ID.length * 8)
  const z = sm3(bits, USER_ID, ...[A, B, ...G, ...key].map(bytesOf))
  const found = add(times(s, G), times(t, key))
  return found !== undefined && mod(numberOf(sm3(z, text)) + found[0], N) === r
}
