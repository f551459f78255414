import { letterCase } from '@lqr/contract/oversight/letter-case.ts'
import type { CaseKind } from '../../../cases/case-kind.ts'
import { letterText, namedLetter } from './copy.ts'
import { LETTER_DATA, LETTER_TASK, type LetterRecord, LETTERS } from './letter.store.ts'

const PLACES = { enterprise: '/personal', authority: '/office', institution: '/workbench' } as const
const READERS = ['financeOfficer', 'financeManager', 'financeEquity', 'agency'] as const

/** Letters on the case kernel: between the government of an area and an institution; no enterprise reads one. */
export const letterKind: CaseKind<typeof letterCase, LetterRecord> = {
  declaration: letterCase,
  ...LETTERS,
  readers: READERS,
  workers: READERS,
  authorities: ['govViewer'],
  messagePrefix: 'oversight.letter.',
  task: LETTER_TASK,
  personalData: LETTER_DATA,
  guards: {},
  named: (_, row) => namedLetter(row),
  link: (row, side) => `${PLACES[side]}/letters/${row.id}`,
  notice: (_, move, row) => letterText(move, row),
}
