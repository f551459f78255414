import { type Insertable, sql } from 'kysely'
import type { Question, QuestionnaireForm } from '@lqr/contract/content/questionnaire-form.ts'
import type { Questionnaire } from '../../../../../../database/types.ts'
import { allTaken } from '../../../data/all-taken.ts'
import type { Db } from '../../../data/database.ts'
import { searchColumns } from '../../../data/search-text.ts'
import { recordColumns } from '../../../publishing/publication.store.ts'

/** The columns of a questionnaire with the words it is found by. */
export function questionnaireColumns(form: QuestionnaireForm) {
  const { title, audience, intro, questions, thanks, openFrom, openTo, ...rest } = form
  allTaken(rest)
  return {
    title,
    audience,
    intro,
    questions: JSON.stringify(questions),
    thanks,
    open_from: openFrom,
    open_to: openTo,
    ...searchColumns(title, intro, ...questions.map(({ text }) => text)),
  } satisfies Insertable<Questionnaire>
}

/** Questionnaires in every state, with how often they were answered. */
export function questionnaireRecords(db: Db) {
  return db
    .selectFrom('questionnaire')
    .select([
      'questionnaire.id',
      'questionnaire.title',
      'questionnaire.audience',
      'questionnaire.intro',
      sql<Question[]>`questionnaire.questions`.as('questions'),
      'questionnaire.thanks',
      'questionnaire.open_from as openFrom',
      'questionnaire.open_to as openTo',
      'questionnaire.is_example as isExample',
      sql<number>`(select count(*)::int from questionnaire_answer where questionnaire_id = questionnaire.id)`.as(
        'answerCount',
      ),
      ...recordColumns('questionnaire'),
    ])
}

/**
 * The released version from which on the questions have been those that stand now: what was changed besides them asks nothing else, and
 * all answers to the same questions are counted together. What was published before any version was kept is the first.
 */
const CURRENT_NUMBER = sql<number>`coalesce((select min(number) from publication_version
  where kind = 'questionnaire' and record_id = questionnaire.id and number > coalesce((
    select max(number) from publication_version where kind = 'questionnaire' and record_id = questionnaire.id
      and form -> 'questions' <> questionnaire.questions), 0)), 1)`

/** Published, and within its time. */
function open(db: Db, now: Date) {
  const at = now.toISOString()
  return db
    .selectFrom('questionnaire')
    .where('questionnaire.status', '=', 'PUBLISHED')
    .where(sql<boolean>`coalesce(open_from <= ${at}, true) and coalesce(open_to > ${at}, true)`)
}

/** A questionnaire as it is filled in now; undefined when it is not open. */
export function findOpen(db: Db, id: string, now: Date) {
  return open(db, now)
    .where('questionnaire.id', '=', id)
    .select([
      'questionnaire.id',
      'title',
      'audience',
      'intro',
      'thanks',
      'open_to as openTo',
      'is_example as isExample',
      sql<Question[]>`questions`.as('questions'),
      CURRENT_NUMBER.as('number'),
    ])
    .executeTakeFirst()
}

/** The open questionnaire of each audience that was published last. */
export function findCurrent(db: Db, now: Date) {
  return open(db, now)
    .distinctOn('audience')
    .select(['questionnaire.id', 'audience', 'title'])
    .orderBy('audience')
    .orderBy('published_at', 'desc')
    .orderBy('questionnaire.id', 'desc')
    .execute()
}

/** What a questionnaire asked in each of its released versions; one of before any was kept is what stands now. */
export async function findAsked(db: Db, id: string, number: number): Promise<readonly Question[]> {
  const kept = await db
    .selectFrom('publication_version')
    .where('kind', '=', 'questionnaire')
    .where('record_id', '=', id)
    .where('number', '=', number)
    .select(sql<Question[]>`form -> 'questions'`.as('questions'))
    .executeTakeFirst()
  if (kept) return kept.questions
  const standing = await db
    .selectFrom('questionnaire')
    .where('id', '=', id)
    .select(sql<Question[]>`questions`.as('questions'))
    .executeTakeFirst()
  return standing?.questions ?? []
}

/** What a result is headed by; undefined when there is no such questionnaire. */
export function findHeading(db: Db, id: string) {
  return db
    .selectFrom('questionnaire')
    .where('id', '=', id)
    .select(['id', 'title', 'is_example as isExample', CURRENT_NUMBER.as('current')])
    .executeTakeFirst()
}
