import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  makeQuestionnaire,
  questionnaireForm,
} from '../domains/content/questionnaires/questionnaires.fixtures.ts'
import { makeServiceEnquiryCases } from '../domains/services/enquiries.fixtures.ts'
import { insertVersion } from '../publishing/versions.store.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'

const MIGRATION = new URL('../../../../database/migrations/0607_written_beside.sql', import.meta.url)

let t: TestApp
beforeAll(async () => {
  t = await makeTestApp()
})
afterAll(() => t.close())

const fill = async () => t.asOwner(await readFile(MIGRATION, 'utf8'))
const rowsOf = async (text: string) => (await t.services.pool.query(text)).rows

test('what the release before delivered settles by itself too, and what has an end keeps it', async () => {
  const { make } = await makeServiceEnquiryCases(t)
  const [before, since] = [await make('DELIVERED'), await make('DELIVERED')]
  await make('ORDERED')
  await t.services.pool.query(`update service_enquiry set confirm_due_at = null where id <> ${since}`)
  await t.services.pool.query(`update case_task set due_at = null where case_id = ${before}`)
  const ends = () =>
    rowsOf(`select e.id, e.status, e.confirm_due_at::text "endsAt", t.due_at::text "taskEndsAt", e.confirm_due_at > now() + interval '14 days' "isFilled"
      from service_enquiry e left join case_task t on t.kind = 'serviceEnquiry' and t.case_id = e.id order by e.id`)
  const [, kept, ordered] = await ends()
  await fill()
  const filled = await ends()
  expect(filled).toMatchObject([{ id: before, isFilled: true }, kept, ordered])
  expect(filled[0]?.taskEndsAt).toBe(filled[0]?.endsAt)
  await fill()
  expect(await ends()).toEqual(filled)
})

test('answers that the release before split by version are counted with those to the same questions', async () => {
  const { db, pool } = t.services
  const id = await makeQuestionnaire(db)
  const release = (form: ReturnType<typeof questionnaireForm>) =>
    insertVersion(db, 'questionnaire', id, {
      form,
      publicFrom: '2026-11-30T09:00:00+08:00',
      submittedBy: null,
      approvedBy: null,
    })
  const [question] = questionnaireForm().questions
  if (!question) throw new Error('no question')
  await release(questionnaireForm({ thanks: '谢谢。' }))
  await release(questionnaireForm({ questions: [question] }))
  await release(questionnaireForm({ questions: [question], thanks: '谢谢。' }))
  await pool.query(
    `insert into questionnaire_answer (questionnaire_id, number, answers, key_digest, answered_at)
      select $1, n, '[]', convert_to('device ' || n, 'UTF8'), now() from generate_series(1, 4) n`,
    [id],
  )
  const numbers = () => rowsOf('select number from questionnaire_answer order by id')
  await fill()
  expect(await numbers()).toEqual([1, 1, 3, 3].map((number) => ({ number })))
  await fill()
  expect(await numbers()).toEqual([1, 1, 3, 3].map((number) => ({ number })))
})
