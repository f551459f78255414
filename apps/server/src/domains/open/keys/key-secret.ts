import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { SANDBOX_CLIENT_PREFIX, SANDBOX_SECRET_PREFIX } from '../../../http/sandbox.ts'

/** A secret of 256 random bits: a plain digest of it is as good as a slow one. */
export function newSecret(isSandbox: boolean): string {
  return `${isSandbox ? SANDBOX_SECRET_PREFIX : 'lqs_'}${randomBytes(32).toString('base64url')}`
}

export function newClientId(isSandbox: boolean): string {
  return `${isSandbox ? SANDBOX_CLIENT_PREFIX : 'lqc_'}${randomBytes(12).toString('base64url')}`
}

export function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** Whether the secret is the one that was handed out, told in the same time either way. */
export function isSecret(kept: Buffer, given: string): boolean {
  return timingSafeEqual(kept, secretHash(given))
}
