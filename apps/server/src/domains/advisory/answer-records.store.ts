import type { Insertable } from 'kysely'
import type * as z from 'zod'
import type { publicAnswerFields } from '@lqr/contract/advisory/answer-calls.ts'
import type { AdvisoryAnswer } from '../../../../../database/types.ts'
import { allTaken } from '../../data/all-taken.ts'
import type { Db } from '../../data/database.ts'
import { searchColumns } from '../../data/search-text.ts'
import { recordColumns } from '../../publishing/publication.store.ts'
import { answerColumns } from './answers.store.ts'

/** The columns of a public answer with the words it is found by. */
export function publicAnswerColumns(form: z.output<typeof publicAnswerFields>) {
  const { title, topic, question, answer, ...rest } = form
  allTaken(rest)
  return {
    title,
    topic,
    question,
    answer,
    ...searchColumns(title, question, answer),
  } satisfies Insertable<AdvisoryAnswer>
}

/** Public answers in every state, with the question each was made from. */
export function answerRecords(db: Db) {
  return db
    .selectFrom('advisory_answer')
    .leftJoin('advisory_question', 'advisory_question.id', 'advisory_answer.question_id')
    .select([
      ...answerColumns,
      ...recordColumns('advisory_answer'),
      'advisory_question.question_no as questionNo',
    ])
}

/** Whether a public answer was made from the question. */
export async function hasPublicAnswer(db: Db, questionId: string): Promise<boolean> {
  const found = await db
    .selectFrom('advisory_answer')
    .select('id')
    .where('question_id', '=', questionId)
    .executeTakeFirst()
  return found !== undefined
}
