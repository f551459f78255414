import { randomInt } from 'node:crypto'
import type { SignInAccount } from './accounts.store.ts'

/** How long a password set by the provider works. */
const INITIAL_PASSWORD_HOURS = 72

/** No character that is taken for another one when it is read out or typed from paper. */
const KINDS = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789', '!@#%*+=?'] as const
const LENGTH = 14

function pick(from: string): string {
  return from.charAt(randomInt(from.length))
}

/**
 * A random password with every kind of character, for one first login. It begins with a letter, so that a spreadsheet does
 * not take it for a formula.
 */
export function makeInitialPassword(): string {
  const [upper, lower] = KINDS
  const all = KINDS.join('')
  const signs = [...KINDS.map(pick), ...Array.from({ length: LENGTH - KINDS.length - 1 }, () => pick(all))]
  for (let last = signs.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1)
    ;[signs[last], signs[other]] = [signs[other] ?? '', signs[last] ?? '']
  }
  return pick(upper + lower) + signs.join('')
}

/** When an initial password made now stops working. */
export function initialPasswordEnd(now: Date): Date {
  return new Date(now.getTime() + INITIAL_PASSWORD_HOURS * 3_600_000)
}

/** Whether the account still has a password of the provider whose time is over. */
export function isInitialPasswordExpired(account: SignInAccount, now: Date): boolean {
  const { mustResetPassword, initialPasswordExpiresAt: end } = account
  return mustResetPassword && end !== null && Date.parse(end) <= now.getTime()
}
