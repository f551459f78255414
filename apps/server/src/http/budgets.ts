import type pg from 'pg'
import { type Budget, budgetErrors } from '@lqr/contract/kernel/budgets.ts'
import type { Actor } from './actor.ts'
import { budgetCopy } from './budget-copy.ts'
import { CallError } from './call-error.ts'
import { giveBack, spendHits } from './limits.store.ts'

/** Whose budgets an act is counted on: the account's, and those of the company or organisation it acts for. */
export type Spender = Pick<Actor, 'accountId' | 'companyId' | 'orgId'>

interface Line {
  readonly owner: 'account' | 'company'
  readonly span: keyof typeof SPANS
  readonly most: number
}

const SECOND_MS = 1_000
const SPANS = { minute: 60 * SECOND_MS, hour: 3_600 * SECOND_MS, day: 86_400 * SECOND_MS } as const
/** Days begin at midnight of Shanghai, which knows no summer time. */
const SHANGHAI_MS = 8 * SPANS.hour
const KIB = 1024
const KIB_OF_GIB = 1024 * 1024

/** Generous for whoever works all day; sizes are counted in KiB (docs/operations/limits.md, Budgets). */
const BUDGETS: Readonly<Record<Budget, readonly Line[]>> = {
  uploads: [
    { owner: 'account', span: 'day', most: 1_000 },
    { owner: 'company', span: 'day', most: 5_000 },
  ],
  uploadedBytes: [
    { owner: 'account', span: 'day', most: 4 * KIB_OF_GIB },
    { owner: 'company', span: 'day', most: 10 * KIB_OF_GIB },
  ],
  exports: [
    { owner: 'account', span: 'hour', most: 10 },
    { owner: 'account', span: 'day', most: 30 },
  ],
  searches: [{ owner: 'account', span: 'minute', most: 240 }],
}

export interface Budgets {
  /** Counts an act, or so many bytes; throws 429 with Retry-After when there is no room for it, and then counts nothing. */
  spend(spender: Spender, budget: Budget, amount?: number): Promise<void>
}

interface BudgetOptions {
  /** Times what the budgets take. */
  readonly scale?: number
  /** The clock that all instances share. */
  readonly now?: () => Date
}

/** Budgets shared by all instances through PostgreSQL, each counted exactly in windows of its span. */
export function makeBudgets(pool: pg.Pool, options: BudgetOptions = {}): Budgets {
  const { scale = 1, now = () => new Date() } = options
  return {
    async spend(spender, budget, amount = 1) {
      const moment = now().getTime()
      const hits = budget === 'uploadedBytes' ? Math.ceil(amount / KIB) : amount
      const lines = BUDGETS[budget].flatMap((line) => {
        const owner = ownerOf(spender, line)
        const start = moment - ((moment + SHANGHAI_MS) % SPANS[line.span])
        const most = line.most * scale
        return owner ? [{ ...line, most, key: `${budget}:${line.span}:${owner}`, window: start, hits }] : []
      })
      const spent = new Set(await spendHits(pool, lines))
      const full = lines.filter(({ key }) => !spent.has(key))
      if (full.length === 0) return
      await giveBack(
        pool,
        lines.filter(({ key }) => spent.has(key)),
      )
      throw refusal(budget, full, moment)
    },
  }
}

function ownerOf({ accountId, companyId, orgId }: Spender, { owner }: Line): string | undefined {
  if (owner === 'account') return `account:${accountId}`
  if (companyId) return `company:${companyId}`
  return orgId ? `organisation:${orgId}` : undefined
}

function refusal(
  budget: Budget,
  full: readonly (Line & { readonly window: number })[],
  moment: number,
): CallError {
  const [longest] = full.toSorted((a, b) => freeAt(b) - freeAt(a))
  if (!longest) throw new Error(`${budget} has room`)
  const at = freeAt(longest)
  const retryAfter = Math.max(1, Math.ceil((at - moment) / SECOND_MS))
  const msg = budgetCopy.used({ ...longest, budget, free: freeWords(longest, at, retryAfter) })
  return new CallError(budgetErrors[budget], { retryAfter, msg })
}

const freeAt = ({ window, span }: Pick<Line, 'span'> & { readonly window: number }) => window + SPANS[span]

function freeWords({ span }: Line, at: number, seconds: number): string {
  if (span === 'minute') return budgetCopy.seconds(seconds)
  if (span === 'day') return budgetCopy.tomorrow
  return budgetCopy.clock(new Date(at + SHANGHAI_MS).toISOString().slice(11, 16))
}
