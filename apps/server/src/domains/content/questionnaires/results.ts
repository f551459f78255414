import { HIGHEST_SCORE, SCORES } from '@lqr/contract/content/questionnaire-kinds.ts'
import type { Question } from '@lqr/contract/content/questionnaire-form.ts'
import { SHOWN_TEXTS } from '@lqr/contract/content/questionnaire-result-calls.ts'
import type { Db } from '../../../data/database.ts'
import {
  countAnswered,
  countChoices,
  countNumbers,
  countVersions,
  findTexts,
  summariseNumbers,
} from './answers.store.ts'
import { findAsked, findHeading } from './questionnaires.store.ts'

type Heading = NonNullable<Awaited<ReturnType<typeof findHeading>>>

/** The version that is asked for: the one named, else the latest that was answered, else the one that stands. */
export async function wantedVersion(db: Db, { id, current }: Heading, number: number | undefined) {
  const versions = await countVersions(db, id)
  const wanted = number ?? versions[0]?.number ?? current
  return { versions, wanted, questions: await findAsked(db, id, wanted) }
}

const isText = ({ kind }: Question) => kind === 'short' || kind === 'long'

/** What was answered to a version, counted from the answers. */
export async function resultsOf(db: Db, heading: Heading, number: number | undefined) {
  const { id, title, isExample } = heading
  const { versions, wanted, questions } = await wantedVersion(db, heading, number)
  const scales = questions.flatMap(({ kind }, place) => (kind === 'scale' ? [place] : []))
  const [answered, choices, numbers, scores] = await Promise.all([
    countAnswered(db, id, wanted),
    countChoices(db, id, wanted),
    summariseNumbers(db, id, wanted),
    countNumbers(db, id, wanted, scales),
  ])
  const texts = await Promise.all(
    questions.map((question, place) =>
      isText(question) ? findTexts(db, id, wanted, place, SHOWN_TEXTS) : Promise.resolve([]),
    ),
  )
  function countsOf({ kind, options }: Question, place: number) {
    if (kind === 'scale') {
      return SCORES.map((score) => ({
        label: `${score}/${HIGHEST_SCORE}`,
        count: scores.find((one) => one.place === place && one.value === score)?.count ?? 0,
      }))
    }
    return options.map((label, option) => ({
      label,
      count: choices.find((one) => one.place === place && one.choice === option)?.count ?? 0,
    }))
  }
  return {
    id,
    title,
    isExample,
    number: wanted,
    versions,
    total: versions.find((one) => one.number === wanted)?.count ?? 0,
    questions: questions.map((question, place) => {
      const figures = numbers.find((one) => one.place === place)
      return {
        text: question.text,
        kind: question.kind,
        answered: answered.find((one) => one.place === place)?.count ?? 0,
        counts: countsOf(question, place),
        average: figures?.average ?? null,
        lowest: figures?.lowest ?? null,
        highest: figures?.highest ?? null,
        texts: texts[place] ?? [],
      }
    }),
  }
}
