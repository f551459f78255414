import { defineCase, type MoveOf, type StateOf } from '../kernel/cases/define-case.ts'
import { statesIn, statesOf } from '../kernel/cases/read-case.ts'
import { oversightErrors as errors } from './errors.ts'

const author = { side: 'authority', roles: ['govViewer'], tells: 'institution' } as const

/**
 * A letter of the government of an area to an institution about cases of that area that the institution has not dealt with
 * (docs/cases/letter.md). The institution answers with what it did; the government closes the letter or gives it back.
 */
export const letterCase = defineCase({
  kind: 'letter',
  label: '督办函',
  affairs: { going: '在办督办函', over: '已办结督办函' },
  numberPrefix: 'DB',
  auditEntity: { code: 'oversight_letter', name: '督办函' },
  errors: {
    notFound: errors.letterNotFound,
    illegalMove: errors.letterMoved,
    staleVersion: errors.letterStale,
  },
  states: {
    SENT: { name: '待答复', phase: 'open', waitsFor: 'institution', clock: 'answer' },
    ANSWERED: { name: '待核对', phase: 'open', waitsFor: 'authority' },
    CLOSED: { name: '已销号', phase: 'over', outcome: 'reached' },
    CANCELLED: { name: '已撤销', phase: 'over' },
  },
  moves: {
    submit: { ...author, name: '发出督办函', from: [], to: 'SENT', starts: 'answer' },
    /** Tells the institution once more; the clock goes on. */
    remind: { ...author, name: '催办', from: ['SENT'], to: 'SENT' },
    answer: {
      name: '答复',
      side: 'institution',
      roles: ['financeOfficer', 'financeManager', 'financeEquity', 'agency'],
      from: ['SENT'],
      to: 'ANSWERED',
      tells: 'authority',
      assigns: true,
    },
    giveBack: { ...author, name: '退回重办', from: ['ANSWERED'], to: 'SENT', starts: 'answer' },
    close: { ...author, name: '销号', from: ['ANSWERED'], to: 'CLOSED' },
    cancel: { ...author, name: '撤销', from: ['SENT'], to: 'CANCELLED' },
  },
  clocks: {
    answer: { name: '答复', limit: { workingDays: 3 } },
  },
})

export type LetterStatus = StateOf<typeof letterCase>
export type LetterMove = MoveOf<typeof letterCase>

export const letterStates = statesOf(letterCase)
export const OPEN_LETTERS = statesIn(letterCase, 'open')

/** Cases that one letter may be about. */
export const MOST_LETTER_CASES = 50
