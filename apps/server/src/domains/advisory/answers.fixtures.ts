import type * as z from 'zod'
import type { publicAnswerFields } from '@lqr/contract/advisory/answer-calls.ts'
import type { PublicationStatus } from '@lqr/contract/kernel/publishing/publication-states.ts'
import type { Db } from '../../data/database.ts'
import { publicationColumns } from '../../publishing/publication.fixtures.ts'
import { publicAnswerColumns } from './answer-records.store.ts'

type Fields = z.output<typeof publicAnswerFields>
type AnswerMaker = Partial<Fields> & { status?: PublicationStatus; publishedAt?: string }

/** A public answer, published unless told otherwise. */
export async function makePublicAnswer(
  db: Db,
  { status, publishedAt, ...maker }: AnswerMaker = {},
): Promise<string> {
  const fields: Fields = {
    title: '示例咨询标题',
    topic: 'loan',
    question: '示例咨询内容。',
    answer: '示例答复内容。',
    ...maker,
  }
  const { id } = await db
    .insertInto('advisory_answer')
    .values({ ...publicAnswerColumns(fields), ...publicationColumns(status, publishedAt) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
