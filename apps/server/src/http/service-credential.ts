import { createHash, timingSafeEqual } from 'node:crypto'
import type { ServiceKind } from '@lqr/contract/kernel/access.ts'
import type { ServiceCredential } from '../config.ts'

/** An outside system that has proven itself. */
export interface ServiceIdentity {
  readonly name: string
  readonly kind: ServiceKind
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** The outside system a `name:secret` header belongs to; compared in constant time, undefined when it fits none. */
export function findService(
  credentials: readonly ServiceCredential[],
  header: string | string[] | undefined,
): ServiceIdentity | undefined {
  if (typeof header !== 'string' || header.length > 300) return undefined
  const given = digest(header)
  const fits = credentials.filter(({ name, secret }) => timingSafeEqual(given, digest(`${name}:${secret}`)))
  return fits[0] && { name: fits[0].name, kind: fits[0].kind }
}
