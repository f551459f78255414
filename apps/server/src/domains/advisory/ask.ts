import type { AdvisoryQuestion, QuestionForm } from '@lqr/contract/advisory/entities.ts'
import { advisoryErrors as errors } from '@lqr/contract/advisory/errors.ts'
import { ADVISORY_TOPICS, MAX_QUESTIONS_A_DAY } from '@lqr/contract/advisory/kinds.ts'
import { advisoryQuestionCase } from '@lqr/contract/advisory/question-case.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { DEFAULT_SUBSTATION_ID } from '@lqr/contract/reference/substations.ts'
import type { Acting } from '../../cases/case-kind.ts'
import { nextNumber, openCase, recordSubmission } from '../../cases/open-case.ts'
import { secondsLeftToday } from '../../clocks/working-days.ts'
import { CallError } from '../../http/call-error.ts'
import { requireArea } from '../reference/index.ts'
import { findBar } from './bars.store.ts'
import { questionKind } from './question-kind.ts'
import { attachFiles, requireOwnFiles } from './question-files.ts'
import { countAskedToday } from './question.store.ts'
import { refuseHiddenWords } from './refuse-hidden-words.ts'
import { showQuestion } from './show-question.ts'

/** Where a question lies: the asked area, or the province for what the platform answers itself. */
function deskOf({ topic, areaCode }: Pick<QuestionForm, 'topic' | 'areaCode'>): string {
  const desk = ADVISORY_TOPICS.find(({ code }) => code === topic)?.desk
  return desk === 'platform' ? DEFAULT_SUBSTATION_ID : areaCode
}

/** Hands in a question with its files; 403 of a barred account, 429 beyond the day's number, 422 when a file is not the asker's own or a hidden word stands in it. */
export async function ask(acting: Acting, form: QuestionForm): Promise<AdvisoryQuestion> {
  const { actor, db, now } = acting
  requireArea(form.areaCode)
  if (await findBar(db, actor.accountId)) throw new CallError(errors.askingBarred)
  await refuseHiddenWords(db, { title: form.title, content: form.content })
  if ((await countAskedToday(db, actor.accountId, now)) >= MAX_QUESTIONS_A_DAY)
    throw new CallError(errors.tooManyToday, { retryAfter: secondsLeftToday(now) })
  const fileIds = await requireOwnFiles(acting, form.fileIds)
  const row = await openCase(acting, questionKind, {
    question_no: await nextNumber(db, advisoryQuestionCase, 'advisory_question_no', now),
    company_id: actor.companyId,
    applicant_account_id: actor.accountId,
    area_code: deskOf(form),
    topic: form.topic,
    title: form.title,
    content: form.content,
    may_publish: form.mayPublish,
  })
  if (!row) throw new CallError(kernelErrors.conflict)
  await attachFiles(acting, row.id, fileIds)
  await recordSubmission(acting, questionKind, row)
  return showQuestion(acting, row)
}
