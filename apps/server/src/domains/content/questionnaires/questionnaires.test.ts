import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GivenAnswer } from '@lqr/contract/content/questionnaire-answer.rules.ts'
import {
  answerQuestionnaire,
  getOpenQuestionnaire,
  listOpenQuestionnaires,
} from '@lqr/contract/content/questionnaire-calls.ts'
import {
  createQuestionnaire,
  getQuestionnaireRecord,
  listQuestionnaires,
  listQuestionnaireVersions,
  restoreQuestionnaireVersion,
  setQuestionnaireStatus,
  updateQuestionnaire,
} from '@lqr/contract/content/questionnaire-record-calls.ts'
import { getQuestionnaireResults } from '@lqr/contract/content/questionnaire-result-calls.ts'
import type { PublicationAction } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeQuestionnaire, questionnaireForm } from './questionnaires.fixtures.ts'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')
const AT = { publishedAt: '2026-11-01T00:00:00+08:00' }
let at = NOW
let t: TestApp
let [first, second, editor] = ['', '', '']
let keys = 0

beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date(at) })
  const operator = () => makeAccount(t.services.db, t.services, { sourceType: '1' })
  first = await t.signIn((await operator()).id)
  second = await t.signIn((await operator()).id)
  const area = { sourceType: '2', roles: ['contentEditor'], regionCode: '620100' } as const
  editor = await t.signIn((await makeAccount(t.services.db, t.services, area)).id)
})
afterAll(() => t.close())

const newKey = () => String((keys += 1)).padStart(32, '0')
const given = (more: Partial<GivenAnswer>) => ({ choices: [], number: null, text: '', ...more })
const whole = () => [
  given({ choices: [0] }),
  given({ choices: [0, 2] }),
  given({ number: 4 }),
  given({ text: '食品加工' }),
  given({ text: '请回电 13900000001，谢谢' }),
  given({ number: 35 }),
]
const answer = (id: string, more: object = {}) =>
  t.send(answerQuestionnaire, {
    params: { id },
    body: { number: 1, answerKey: newKey(), answers: whole(), ...more },
  })
const read = (id: string) => t.call(getOpenQuestionnaire, { params: { id } })
const move = (id: string, action: PublicationAction, version: number, token: string) =>
  t.call(setQuestionnaireStatus, { params: { id }, body: { action, version } }, { token })
const keptOf = async (id: string) =>
  (
    await t.services.pool.query(
      'select number, answers from questionnaire_answer where questionnaire_id = $1 order by id',
      [id],
    )
  ).rows

test('a questionnaire is filled in from the approval of a second person until it is taken off line', async () => {
  const { id } = (await t.call(createQuestionnaire, { body: questionnaireForm() }, { token: first })).data
  expect((await answer(id)).status).toBe(404)
  await move(id, 'submit', 1, first)
  expect((await move(id, 'approve', 2, first)).error?.key).toBe('publishing.ownReview')
  await move(id, 'approve', 2, second)
  expect((await read(id)).data).toMatchObject({ number: 1, audience: 'enterprise', openTo: null })
  expect(await answer(id)).toMatchObject({
    status: 200,
    data: { thanks: '感谢您的填写。', isRepeated: false },
  })
  await move(id, 'unlist', 3, second)
  expect((await read(id)).status).toBe(404)
  expect((await answer(id)).status).toBe(404)
})

test('a changed version asks its own questions; what was answered names the version it answers', async () => {
  const { id } = (await t.call(createQuestionnaire, { body: questionnaireForm() }, { token: first })).data
  await move(id, 'submit', 1, first)
  await move(id, 'approve', 2, second)
  await answer(id)
  const questions = [{ text: '新的问题', kind: 'short' as const, isRequired: true, options: [] }]
  const body = { ...questionnaireForm({ questions }), version: 3 }
  await t.call(updateQuestionnaire, { params: { id }, body }, { token: first })
  expect((await read(id)).data.questions).toHaveLength(6)
  await move(id, 'submit', 4, first)
  await move(id, 'approve', 5, second)
  expect((await read(id)).data).toMatchObject({ number: 2, questions })
  expect((await answer(id)).error?.key).toBe('content.questionnaireChanged')
  expect((await answer(id, { number: 2, answers: [given({ text: '好' })] })).status).toBe(200)
  expect((await keptOf(id)).map(({ number }) => number)).toEqual([1, 2])
})

test('what is changed besides the questions leaves their version as it is', async () => {
  const { id } = (await t.call(createQuestionnaire, { body: questionnaireForm() }, { token: first })).data
  await move(id, 'submit', 1, first)
  await move(id, 'approve', 2, second)
  await answer(id)
  const body = { ...questionnaireForm({ intro: '大约需要三分钟。' }), version: 3 }
  await t.call(updateQuestionnaire, { params: { id }, body }, { token: first })
  await move(id, 'submit', 4, first)
  await move(id, 'approve', 5, second)
  expect((await read(id)).data).toMatchObject({ number: 1, intro: '大约需要三分钟。' })
  expect((await answer(id)).status).toBe(200)
  const { data } = await t.call(getQuestionnaireResults, { params: { id } }, { token: first })
  expect(data).toMatchObject({ number: 1, total: 2, versions: [{ number: 1, count: 2 }] })
})

test('a questionnaire is open within its time alone', async () => {
  const times = { openFrom: '2026-11-20T12:00:00+08:00', openTo: '2026-11-21T12:00:00+08:00' }
  const id = await makeQuestionnaire(t.services.db, { ...times, ...AT })
  expect((await read(id)).status).toBe(404)
  at = Date.parse(times.openFrom)
  expect((await answer(id)).status).toBe(200)
  at = Date.parse(times.openTo)
  expect((await answer(id)).status).toBe(404)
  at = NOW
})

test('a questionnaire whose time is over is not published: nobody could fill it in', async () => {
  const form = questionnaireForm({ openTo: '2026-11-20T09:00:00+08:00' })
  const { id } = (await t.call(createQuestionnaire, { body: form }, { token: first })).data
  expect(await move(id, 'submit', 1, first)).toMatchObject({ error: { key: 'content.endPast' } })
})

test('a device answers once: sending again is thanked and keeps nothing', async () => {
  const id = await makeQuestionnaire(t.services.db, AT)
  const answerKey = newKey()
  expect((await answer(id, { answerKey })).data).toMatchObject({ isRepeated: false })
  expect((await answer(id, { answerKey })).data).toMatchObject({ isRepeated: true })
  const together = newKey()
  await Promise.all([1, 2, 3].map(() => answer(id, { answerKey: together })))
  expect(await keptOf(id)).toHaveLength(2)
})

test('a questionnaire that is full for the day says when to come back, and still thanks who has answered', async () => {
  const id = await makeQuestionnaire(t.services.db, AT)
  const answerKey = newKey()
  await answer(id, { answerKey })
  await t.services.pool.query(
    `insert into questionnaire_answer (questionnaire_id, number, answers, key_digest, answered_at)
      select $1, 1, '[]'::jsonb, sha256(place::text::bytea), $2 from generate_series(1, 20000) place`,
    [id, new Date(at)],
  )
  const refused = await answer(id)
  expect(refused).toMatchObject({ status: 429, error: { key: 'content.answersFull' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await answer(id, { answerKey })).data).toMatchObject({ isRepeated: true })
})

test('nothing of a person is kept: no account, no address, no number within a text', async () => {
  const id = await makeQuestionnaire(t.services.db, AT)
  await answer(id)
  expect((await keptOf(id))[0]?.answers[4]).toEqual(given({ text: '请回电 （已隐去），谢谢' }))
  const { rows } = await t.services.pool.query(
    `select column_name from information_schema.columns where table_name = 'questionnaire_answer' order by 1`,
  )
  expect(rows.map(({ column_name }) => column_name)).toEqual([
    'answered_at',
    'answers',
    'id',
    'key_digest',
    'number',
    'questionnaire_id',
  ])
})

test('what is missing or does not fit is told at its question, and nothing is kept', async () => {
  const id = await makeQuestionnaire(t.services.db, AT)
  const wrong = [given({}), given({ choices: [7] }), given({ number: 9 }), ...whole().slice(3)]
  expect((await answer(id, { answers: wrong })).error?.fields).toEqual({
    'answers.0': '请回答这一题',
    'answers.1': '请从选项中选择',
    'answers.2': '请在 1 到 5 分之间选择',
  })
  expect((await answer(id, { answers: whole().slice(1) })).error?.key).toBe('content.questionnaireChanged')
  expect((await answer(id, { answerKey: 'short' })).status).toBe(422)
  expect(await keptOf(id)).toEqual([])
})

test('one address sends so many answers an hour', async () => {
  const id = await makeQuestionnaire(t.services.db, AT)
  const { limits } = t.services
  const from = '198.51.100.7'
  const sent = { params: { id }, body: { number: 1, answerKey: newKey(), answers: whole() } }
  for (let hit = 0; hit < 120 * 50; hit += 1) await limits.hit('answer', from)
  expect((await t.send(answerQuestionnaire, sent, { from })).status).toBe(429)
  expect((await t.send(answerQuestionnaire, sent, { from: '198.51.100.8' })).status).toBe(200)
})

test('of each audience the open questionnaire that was published last is the current one', async () => {
  const institution = { audience: 'institution' } as const
  await makeQuestionnaire(t.services.db, { ...institution, publishedAt: '2026-10-01T00:00:00+08:00' })
  const latest = await makeQuestionnaire(t.services.db, { ...institution, ...AT })
  await makeQuestionnaire(t.services.db, { ...institution, openTo: '2026-11-02T00:00:00+08:00' })
  await makeQuestionnaire(t.services.db, { ...institution, status: 'DRAFT' })
  const { data } = await t.call(listOpenQuestionnaires, {})
  expect(data.filter(({ audience }) => audience === 'institution').map(({ id }) => id)).toEqual([latest])
})

test('the form names what is wrong with a question; nobody but operators maintains questionnaires', async () => {
  const make = (questions: object[], token = first) =>
    t.send(createQuestionnaire, { body: { ...questionnaireForm(), questions } }, { token })
  expect((await make([])).error?.fields).toHaveProperty('questions')
  const lonely = { text: '选什么', kind: 'single', isRequired: true, options: ['甲'] }
  expect((await make([lonely])).error?.fields).toHaveProperty(['questions.0.options'])
  const most = Array.from({ length: 41 }, () => ({ ...lonely, kind: 'short', options: [] }))
  expect((await make(most)).error?.fields).toHaveProperty('questions')
  expect((await make([lonely], editor)).status).toBe(403)
  expect((await t.send(createQuestionnaire, { body: questionnaireForm() })).status).toBe(401)
  expect((await t.send(listQuestionnaires, { body: {} }, { token: editor })).status).toBe(403)
})

test('an earlier version comes back as a draft and asks again what it asked, as a version of its own', async () => {
  const { id } = (await t.call(createQuestionnaire, { body: questionnaireForm() }, { token: first })).data
  await move(id, 'submit', 1, first)
  const { version } = (await move(id, 'approve', 2, second)).data
  const [kept] = questionnaireForm().questions
  const body = { ...questionnaireForm({ questions: kept ? [kept] : [] }), version }
  const changed = (await t.call(updateQuestionnaire, { params: { id }, body }, { token: first })).data
  await move(id, 'submit', changed.version, first)
  const now = (await move(id, 'approve', changed.version + 1, second)).data.version
  const versions = (await t.call(listQuestionnaireVersions, { params: { id } }, { token: first })).data
  const params = { id, versionId: versions.at(-1)?.id ?? '' }
  const restored = await t.call(
    restoreQuestionnaireVersion,
    { params, body: { version: now } },
    { token: first },
  )
  expect(restored.data.questions).toHaveLength(1)
  const record = (await t.call(getQuestionnaireRecord, { params: { id } }, { token: second })).data
  expect(record.change?.questions).toHaveLength(6)
  await move(id, 'submit', restored.data.version, first)
  await move(id, 'approve', restored.data.version + 1, second)
  expect((await read(id)).data).toMatchObject({ number: 3, questions: { length: 6 } })
  expect((await t.send(getQuestionnaireRecord, { params: { id } })).status).toBe(401)
  expect((await t.send(listQuestionnaireVersions, { params: { id } }, { token: editor })).status).toBe(403)
})
