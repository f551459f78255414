import { createHash } from 'node:crypto'
import type { ConnectorPort } from '../../connectors/outbound/connector-port.ts'

/** Algorithm, form of what is signed and digest of its values, by the name that every signature carries (decision 0087). */
export const SIGNING_SUITES = {
  /** RFC 8032. */
  ed25519: 'Ed25519-JCS-SM3',
  /** GB/T 32918.2 with SM3 and the user id 1234567812345678 (GB/T 35276), signatures in DER. */
  sm2: 'SM2-JCS-SM3',
} as const

export type SigningAlgorithm = keyof typeof SIGNING_SUITES
export type SigningSuite = (typeof SIGNING_SUITES)[SigningAlgorithm]

/** A public key that is told to everybody. */
export interface PublicKeyFacts {
  readonly suite: SigningSuite
  /** Of the public key: the first eight bytes of its SHA-256. */
  readonly keyId: string
  /** SPKI, base64. */
  readonly publicKey: string
}

/** Who signs for the platform: a key in this process, or a machine that never gives its key away. */
export interface Signer extends PublicKeyFacts {
  /** The signature in base64; throws when it cannot be had, or is not one of this key. */
  sign(text: Buffer): Promise<string>
}

/** The signer as an outside system that can be tried and switched; its sandbox is a key in this process. */
export type SigningConnector = Signer & ConnectorPort

/** What is signed to see whether it can be: the digest that a document of no content has. */
export const TRIAL_TEXT = createHash('sm3').update('').digest()
