import { createHash } from 'node:crypto'

/** The head of a public key of SM2 in SPKI (GB/T 35276): id-ecPublicKey on the curve 1.2.156.10197.1.301, then 65 bytes of the point. */
const SM2_HEAD = Buffer.from('3059301306072a8648ce3d020106082a811ccf5501822d034200', 'hex')
const SM2_POINT_BYTES = 65

/** Names a public key: the first eight bytes of its SHA-256. */
export const publicKeyId = (spki: Buffer) => createHash('sha256').update(spki).digest('hex').slice(0, 16)

/** SPKI of a point of SM2 as 04 and both coordinates, hexadecimal. */
export const sm2Spki = (point: string) => Buffer.concat([SM2_HEAD, Buffer.from(point, 'hex')])

/** The point of a public key of SM2, hexadecimal; undefined when it is none. */
export function sm2Point(spki: Buffer): string | undefined {
  const isSm2 =
    spki.length === SM2_HEAD.length + SM2_POINT_BYTES && spki.subarray(0, SM2_HEAD.length).equals(SM2_HEAD)
  return isSm2 ? spki.subarray(SM2_HEAD.length).toString('hex') : undefined
}
