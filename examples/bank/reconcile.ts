import { createHash } from 'node:crypto'
import { bookFile, type Entry, today } from './book.ts'
import { type Ask, Refused } from './client.ts'

interface Day {
  readonly day: string
  readonly from: string
  readonly standing: string
  readonly ours: { readonly rows: number; readonly sha256: string } | null
}

export interface Difference {
  readonly id: string
  readonly kind: string
  readonly applyNo: string
  readonly type: string
  readonly advice: string
}

const DAY_MS = 86_400_000
const MOST_DAYS_OFF = 15
const BUSY = ['making', 'comparing']
const GIVEN_UP = 'failed'

const waitSecond = () => new Promise<void>((resolve) => setTimeout(resolve, 1_000))

/** Has the platform make its file; today's business belongs to the next working day when today is none. */
async function makeFile(ask: Ask): Promise<string> {
  for (let later = 0; ; later += 1) {
    const day = new Date(Date.parse(today()) + later * DAY_MS).toISOString().slice(0, 10)
    try {
      await ask('POST', `/open/v1/reconciliation/days/${day}/make`)
      return day
    } catch (error) {
      const isDayOff = error instanceof Refused && error.key === 'open.notReconciliationDay'
      if (!isDayOff || later === MOST_DAYS_OFF) throw error
    }
  }
}

async function untilDone(ask: Ask, day: string, wait: () => Promise<void>): Promise<Day> {
  for (;;) {
    const found = await ask<Day>('GET', `/open/v1/reconciliation/days/${day}`)
    // Begun again by the same calls; an empty list of differences would say that both sides agree.
    if (found.standing === GIVEN_UP) throw new Error('the comparison was given up: begin anew')
    if (!BUSY.includes(found.standing)) return found
    await wait()
  }
}

/**
 * The end of the bank's day: takes the platform's file and checks that it is whole, hands in its own, and answers what differs. A bank
 * that was stopped in the middle begins anew: the same file again is the same upload.
 */
export async function reconcile(
  ask: Ask,
  book: readonly Entry[],
  wait: () => Promise<void> = waitSecond,
): Promise<Difference[]> {
  const day = await makeFile(ask)
  const { from, ours } = await untilDone(ask, day, wait)
  const text = await ask<string>('GET', `/open/v1/reconciliation/days/${day}/file`)
  if (createHash('sha256').update(text).digest('hex') !== ours?.sha256)
    throw new Error('the file is not what was announced')
  const form = new FormData()
  form.append('file', new Blob([bookFile(book, day, from)], { type: 'text/csv' }), `bank-${day}.csv`)
  await ask('POST', `/open/v1/reconciliation/files?day=${day}`, form)
  await untilDone(ask, day, wait)
  const { list } = await ask<{ list: Difference[] }>(
    'POST',
    '/open/v1/reconciliation/differences/queryPage',
    {
      day,
      state: 'open',
      pageSize: 100,
    },
  )
  return list
}
