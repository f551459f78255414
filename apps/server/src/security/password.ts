import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { CallError } from '../http/call-error.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'

const derive = promisify(argon2)

/** Argon2id, 19 MiB, 2 passes (OWASP minimum); the parameters are stored with every hash. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
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

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await tag(password, nonce, PARAMETERS)
  const { memory, passes, parallelism } = PARAMETERS
  return `argon2id$m=${memory},t=${passes},p=${parallelism}$${nonce.toString('base64url')}$${hash.toString('base64url')}`
}

const DUMMY = `argon2id$m=19456,t=2,p=1$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`

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
