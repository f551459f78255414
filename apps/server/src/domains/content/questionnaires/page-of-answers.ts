import type { listQuestionnaireAnswers } from '@lqr/contract/content/questionnaire-result-calls.ts'
import type { CallResult } from '@lqr/contract/kernel/define-call.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Db } from '../../../data/database.ts'
import { countedPage, type PageRequest } from '../../../data/paging.ts'
import { cellOf } from './answer-rows.rules.ts'
import { findAnswers } from './answers.store.ts'
import { answerCopy as copy } from './copy.ts'
import type { findHeading } from './questionnaires.store.ts'
import { wantedVersion } from './results.ts'

type Heading = NonNullable<Awaited<ReturnType<typeof findHeading>>>

const isNumber = (kind: string) => kind === 'scale' || kind === 'number'

/** A page of the answers to a version: a row each, the latest first, with a cell for every question. */
export async function pageOfAnswers(
  db: Db,
  heading: Heading,
  number: number | undefined,
  page: PageRequest,
): Promise<CallResult<typeof listQuestionnaireAnswers>> {
  const { wanted, versions, questions } = await wantedVersion(db, heading, number)
  const answers = await findAnswers(db, heading.id, wanted, page)
  const list = answers.map((one) => ({
    answeredOn: shanghaiDay(new Date(one.answeredAt)),
    cells: questions.map((question, place) => cellOf(question, one.answers[place], copy.between)),
  }))
  const total = versions.find((one) => one.number === wanted)?.count ?? 0
  return {
    title: copy.title(heading.title, wanted),
    questions: questions.map(({ text, kind }, place) => ({
      title: copy.question(place + 1, text),
      isNumber: isNumber(kind),
    })),
    ...countedPage(list, total, page),
  }
}
