import { advisoryErrors as errors } from '@lqr/contract/advisory/errors.ts'
import type { Acting } from '../../cases/case-kind.ts'
import { CallError } from '../../http/call-error.ts'
import { holdOwnFiles, linkFiles } from '../files/index.ts'
import { QUESTION_FILES } from './question.store.ts'

/** The asker's own files among those that come with a question or a follow-up; 422 when one of them is not. */
export async function requireOwnFiles(
  { db, actor }: Pick<Acting, 'db' | 'actor'>,
  fileIds: readonly string[] = [],
) {
  const wanted = [...new Set(fileIds)]
  const files = await holdOwnFiles(db, actor, wanted)
  if (files.length === wanted.length) return files.map(({ id }) => id)
  throw new CallError(errors.fileNotYours, { fields: { fileIds: errors.fileNotYours.msg } })
}

/** Attaches them to the question, whose parties may then read them. */
export async function attachFiles(
  { db }: Pick<Acting, 'db'>,
  questionId: string,
  fileIds: readonly string[],
): Promise<void> {
  const links = fileIds.map((fileId) => ({ fileId, purpose: 'question' }))
  await linkFiles(db, { entity: QUESTION_FILES, entityId: questionId }, links)
}
