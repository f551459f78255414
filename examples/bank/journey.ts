import { type Entry, today } from './book.ts'
import type { Ask } from './client.ts'

interface Task {
  readonly kind: string
  readonly number: string
  readonly status: string
}

interface Application {
  readonly applyNo: string
  readonly status: string
  readonly amountYuan: number
  readonly termMonths: number
  readonly creditAmountYuan: number | null
}

/** The applications that wait for the bank, those due first in front. */
export async function takeTasks(ask: Ask): Promise<Task[]> {
  const { list } = await ask<{ list: Task[] }>('POST', '/open/v1/tasks/page', {
    kind: 'application',
    pageSize: 100,
  })
  return list
}

/** What the bank writes back in a state, and with what; nothing where it waits or is done. */
function nextStep({ status, amountYuan, termMonths, creditAmountYuan }: Application) {
  switch (status) {
    case 'SUBMITTED':
      return { word: 'accept', body: {} }
    case 'ACCEPTED':
      return { word: 'review', body: {} }
    case 'REVIEWING':
      // Here a bank decides.
      return {
        word: 'credit',
        body: { creditAmountYuan: amountYuan, creditRate: 3.85, creditTermMonths: termMonths },
      }
    case 'CREDITED':
      return { word: 'sign', body: {} }
    case 'SIGNED':
      return {
        word: 'disburse',
        body: { loanAmountYuan: creditAmountYuan ?? amountYuan, loanDate: today() },
      }
    default:
      return undefined
  }
}

/** What the bank's books say of a step. */
function entriesOf(word: string, { applyNo, amountYuan, creditAmountYuan }: Application): Entry[] {
  const granted = creditAmountYuan ?? amountYuan
  const made = { applyNo, day: today() }
  switch (word) {
    case 'accept':
      return [{ ...made, kind: 'accepted', amountYuan }]
    case 'credit':
      return [{ ...made, kind: 'decision', amountYuan, state: 'granted' }]
    case 'sign':
      return [{ ...made, kind: 'contract', amountYuan: granted }]
    case 'disburse':
      return [
        { ...made, kind: 'drawdown', amountYuan: granted },
        { ...made, kind: 'balance', amountYuan: granted },
      ]
    default:
      return []
  }
}

/**
 * Takes a case as far as the bank can, and books each step. The number of each event follows from case and step: a bank that was
 * stopped in the middle begins anew and does nothing twice.
 */
export async function advanceCase(ask: Ask, applyNo: string, book: Entry[] = []): Promise<string> {
  for (;;) {
    const application = await ask<Application>('GET', `/open/v1/applications/${applyNo}`)
    const step = nextStep(application)
    if (!step) return application.status
    await ask('POST', `/open/v1/applications/${applyNo}/${step.word}`, {
      ...step.body,
      eventId: `BANK-${applyNo}-${step.word}`,
    })
    book.push(...entriesOf(step.word, application))
  }
}
