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

/** Today in the province, YYYY-MM-DD. */
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date())

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

/**
 * Takes a case as far as the bank can. The number of each event follows from case and step: a bank that was stopped in the
 * middle begins anew and does nothing twice.
 */
export async function advanceCase(ask: Ask, applyNo: string): Promise<string> {
  for (;;) {
    const application = await ask<Application>('GET', `/open/v1/applications/${applyNo}`)
    const step = nextStep(application)
    if (!step) return application.status
    await ask('POST', `/open/v1/applications/${applyNo}/${step.word}`, {
      ...step.body,
      eventId: `BANK-${applyNo}-${step.word}`,
    })
  }
}
