import { sm2 } from 'sm-crypto-v2'

/** Whom every signature names, as partners expect it (GB/T 35276, GM/T 0009). */
export const SM2_USER_ID = '1234567812345678'

/** The order of the curve, less two: keys are from 1 to that (GB/T 32918.1, 6.1). */
const KEYS = BigInt('0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54121')
const HEX = 16
const HEX_DIGITS = 64

/** A private key out of 32 bytes that nobody can guess. */
export function sm2PrivateKey(bytes: Buffer): string {
  const number = (BigInt(`0x${bytes.toString('hex')}`) % KEYS) + 1n
  return number.toString(HEX).padStart(HEX_DIGITS, '0')
}

/** The point of a private key: 04 and both coordinates, hexadecimal. */
export const sm2PublicPoint = (privateKey: string): string => sm2.getPublicKeyFromPrivateKey(privateKey)

interface Nonce {
  readonly k: bigint
  readonly x1: bigint
}

/** A signature in DER. A `nonce` is given only to repeat the example of the standard. */
export function sm2Sign(text: Buffer, privateKey: string, nonce?: Nonce): Buffer {
  const signature = sm2.doSignature(text, privateKey, {
    der: true,
    hash: true,
    userId: SM2_USER_ID,
    ...(nonce ? { pointPool: [{ ...sm2.getPoint(), ...nonce }] } : {}),
  })
  return Buffer.from(signature, 'hex')
}

export function sm2Verify(text: Buffer, signature: Buffer, point: string): boolean {
  try {
    return sm2.doVerifySignature(text, signature.toString('hex'), point, {
      der: true,
      hash: true,
      userId: SM2_USER_ID,
    })
  } catch {
    return false
  }
}
