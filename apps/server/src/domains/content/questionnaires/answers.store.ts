import { sql } from 'kysely'
import type { GivenAnswer } from '@lqr/contract/content/questionnaire-answer.rules.ts'
import type { Db } from '../../../data/database.ts'
import type { PageRequest } from '../../../data/paging.ts'

/** So many answers one questionnaire takes in a day: whoever sends made-up ones does not fill the table. */
const ANSWERS_A_DAY = 20_000

export interface NewAnswer {
  readonly questionnaireId: string
  readonly number: number
  readonly answers: readonly GivenAnswer[]
  readonly keyDigest: Buffer
  readonly now: Date
}

/** Whether the questionnaire has taken as many answers within a day as it takes. */
export async function isFull(db: Db, questionnaireId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - 86_400_000).toISOString()
  const found = await db
    .selectFrom('questionnaire_answer')
    .where('questionnaire_id', '=', questionnaireId)
    .where('answered_at', '>', since)
    .select('id')
    .offset(ANSWERS_A_DAY - 1)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether the device has answered before. */
export async function hasAnswered(db: Db, questionnaireId: string, keyDigest: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('questionnaire_answer')
    .where('questionnaire_id', '=', questionnaireId)
    .where('key_digest', '=', keyDigest)
    .select('id')
    .executeTakeFirst()
  return found !== undefined
}

/** Keeps an answer; false when the device has answered before. */
export async function insertAnswer(db: Db, answer: NewAnswer): Promise<boolean> {
  const { questionnaireId, number, answers, keyDigest, now } = answer
  const inserted =
    await sql`insert into questionnaire_answer (questionnaire_id, number, answers, key_digest, answered_at)
    values (${questionnaireId}, ${number}, ${JSON.stringify(answers)}::jsonb, ${keyDigest}, ${now.toISOString()})
    on conflict (questionnaire_id, key_digest) do nothing`.execute(db)
  return inserted.numAffectedRows === 1n
}

/** How often each version was answered, the latest first. */
export function countVersions(db: Db, questionnaireId: string) {
  return db
    .selectFrom('questionnaire_answer')
    .where('questionnaire_id', '=', questionnaireId)
    .groupBy('number')
    .select(['number', sql<number>`count(*)::int`.as('count')])
    .orderBy('number', 'desc')
    .execute()
}

const ofVersion = (id: string, number: number) => sql`from questionnaire_answer a,
  jsonb_array_elements(a.answers) with ordinality told (answer, place)
  where a.questionnaire_id = ${id}::bigint and a.number = ${number}::int`

/** What was chosen at each place, how often; places of questions and options begin with 0. */
export async function countChoices(db: Db, id: string, number: number) {
  const { rows } = await sql<{
    place: number
    choice: number
    count: number
  }>`select told.place::int - 1 place,
      chosen.choice::int choice, count(*)::int count
    from (select told.place, told.answer -> 'choices' choices ${ofVersion(id, number)}) told,
      jsonb_array_elements_text(told.choices) chosen (choice)
    group by 1, 2`.execute(db)
  return rows
}

/** The figures of scores and numbers at each place. */
export async function summariseNumbers(db: Db, id: string, number: number) {
  const { rows } = await sql<{
    place: number
    average: number
    lowest: number
    highest: number
  }>`select told.place::int - 1 place, round(avg((told.answer ->> 'number')::numeric), 2)::float8 average,
      min((told.answer ->> 'number')::numeric)::float8 lowest, max((told.answer ->> 'number')::numeric)::float8 highest
    ${ofVersion(id, number)} and told.answer ->> 'number' is not null group by 1`.execute(db)
  return rows
}

/** How often each number was given at each place, for scores. */
export async function countNumbers(db: Db, id: string, number: number, places: readonly number[]) {
  if (places.length === 0) return []
  const { rows } = await sql<{
    place: number
    value: number
    count: number
  }>`select told.place::int - 1 place,
      (told.answer ->> 'number')::float8 value, count(*)::int count
    ${ofVersion(id, number)} and told.answer ->> 'number' is not null and told.place - 1 = any(${[...places]}::int[])
    group by 1, 2`.execute(db)
  return rows
}

/** How many answered at each place. */
export async function countAnswered(db: Db, id: string, number: number) {
  const { rows } = await sql<{
    place: number
    count: number
  }>`select told.place::int - 1 place, count(*)::int count
    ${ofVersion(id, number)} and (told.answer -> 'choices' <> '[]'::jsonb or told.answer ->> 'number' is not null
      or told.answer ->> 'text' <> '') group by 1`.execute(db)
  return rows
}

/** The latest texts at a place. */
export async function findTexts(db: Db, id: string, number: number, place: number, limit: number) {
  const { rows } = await sql<{
    text: string
  }>`select answers -> ${place}::int ->> 'text' text from questionnaire_answer
    where questionnaire_id = ${id}::bigint and number = ${number}::int and answers -> ${place}::int ->> 'text' <> ''
    order by id desc limit ${limit}`.execute(db)
  return rows.map(({ text }) => text)
}

/** The latest answers to a version, whole. */
export function findAnswers(db: Db, id: string, number: number, { currentPageNum, pageSize }: PageRequest) {
  return db
    .selectFrom('questionnaire_answer')
    .where('questionnaire_id', '=', id)
    .where('number', '=', number)
    .select(['answered_at as answeredAt', sql<GivenAnswer[]>`answers`.as('answers')])
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((currentPageNum - 1) * pageSize)
    .execute()
}
