import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { CallError } from '../http/call-error.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'

const derive = promisify(argon2)

/**
 * Argon2id, 7 MiB, 5 passes: of the settings that OWASP's Password Storage Cheat Sheet calls equal the one with the least memory, a third
 * less work for a machine that signs many in at once (decision 0186). The parameters are stored with every hash.
 */
const PARAMETERS = { memory: 7_168, passes: 5, parallelism: 1, tagLength: 32 }
const QUEUE_LIMIT = 40
let waiting = 0

type Parameters = typeof PARAMETERS

async function tag(password: string, nonce: Buffer, parameters: Parameters): Promise<Buffer> {
  // The thread pool does the work; a bounded queue turns a flood into 503 instead of minutes of waiting.
  if (waiting >= QUEUE_LIMIT) throw new CallError(kernelErrors.tooManyLoads, { retryAfter: 5 })
  waiting += 1
  try {
    return await derive('argon2id', {
      message: Buffer.from(password.normalize('NFKC')),
      nonce,
      ...parameters,
    })
  } finally {
    waiting -= 1
  }
}

/** How a hash of today begins. */
const HEAD = `argon2id$m=${PARAMETERS.memory},t=${PARAMETERS.passes},p=${PARAMETERS.parallelism}$`

function hashText(nonce: Buffer, hash: Buffer): string {
  return `${HEAD}${nonce.toString('base64url')}$${hash.toString('base64url')}`
}

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  return hashText(nonce, await tag(password, nonce, PARAMETERS))
}

/** Whether a hash was made with other settings than those of today. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(HEAD)
}

const DUMMY = hashText(Buffer.alloc(16), Buffer.alloc(PARAMETERS.tagLength))

/**
 * Compares in constant time; without a stored hash (unknown name, or an account without a password) the same work is
 * done, so accounts cannot be listed by time.
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, parameters = '', nonce = '', hash = ''] = (stored || DUMMY).split('$')
  const numbers = Object.fromEntries(parameters.split(',').map((part) => part.split('='))) as Record<
    string,
    string
  >
  const expected = Buffer.from(hash, 'base64url')
  const actual = await tag(password, Buffer.from(nonce, 'base64url'), {
    memory: Number(numbers.m),
    passes: Number(numbers.t),
    parallelism: Number(numbers.p),
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected) && Boolean(stored)
}
