import { advisoryErrors as errors } from '@lqr/contract/advisory/errors.ts'
import { MAX_REOPENINGS } from '@lqr/contract/advisory/kinds.ts'
import { advisoryQuestionCase } from '@lqr/contract/advisory/question-case.ts'
import type { CaseKind } from '../../cases/case-kind.ts'
import { CASE_AUTHORITIES, CASE_WORKERS, notifySide } from '../../cases/move-case.ts'
import { namedQuestion, questionText } from './copy.ts'
import {
  QUESTION_DATA,
  QUESTION_FILES,
  QUESTION_TASK,
  QUESTIONS,
  type QuestionRecord,
} from './question.store.ts'

const PLACES = { enterprise: '/personal', authority: '/office', institution: '/workbench' } as const

/** Questions on the case kernel. */
export const questionKind: CaseKind<typeof advisoryQuestionCase, QuestionRecord> = {
  declaration: advisoryQuestionCase,
  ...QUESTIONS,
  readers: CASE_WORKERS,
  authorities: CASE_AUTHORITIES,
  messagePrefix: 'advisory.',
  task: QUESTION_TASK,
  personalData: QUESTION_DATA,
  documents: [QUESTION_FILES],
  guards: {
    reopen: (row) => (row.reopenings >= MAX_REOPENINGS ? errors.tooManyRounds : undefined),
  },
  after: {
    /** The institution that was asked is told, as the authority is. */
    async withdraw({ db }, row, { before }) {
      if (before.status !== 'REFERRED') return
      await notifySide(db, questionKind, row, 'institution', 'withdraw', questionText('withdraw', row))
    },
  },
  named: (_, row) => namedQuestion(row),
  link: (row, side) => `${PLACES[side]}/questions/${row.id}`,
  notice: (_, move, row) => questionText(move, row),
}
