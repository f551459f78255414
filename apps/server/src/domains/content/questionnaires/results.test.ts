import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GivenAnswer } from '@lqr/contract/content/questionnaire-answer.rules.ts'
import { answerQuestionnaire } from '@lqr/contract/content/questionnaire-calls.ts'
import {
  listQuestionnaireAnswers,
  getQuestionnaireResults,
} from '@lqr/contract/content/questionnaire-result-calls.ts'
import { takeFile } from '../../exports/exports.fixtures.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeQuestionnaire } from './questionnaires.fixtures.ts'

let t: TestApp
let id = ''
let [operator, editor] = ['', '']
const sent: GivenAnswer[][] = []

const given = (more: Partial<GivenAnswer>): GivenAnswer => ({ choices: [], number: null, text: '', ...more })

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  operator = await t.signIn((await makeAccount(db, t.services, { sourceType: '1' })).id)
  const area = { sourceType: '2', roles: ['contentEditor'], regionCode: '620100' } as const
  editor = await t.signIn((await makeAccount(db, t.services, area)).id)
  id = await makeQuestionnaire(db)
  for (let place = 0; place < 7; place += 1) {
    const answers = [
      given({ choices: [place % 2] }),
      given({ choices: place % 3 === 0 ? [0, 1, 2] : [1] }),
      given({ number: 1 + (place % 5) }),
      given({ text: place === 0 ? '=1+1' : '' }),
      given({ text: place % 2 === 0 ? `建议${place}` : '' }),
      given({ number: place === 6 ? null : place * 1.5 }),
    ].map((one) => ({ ...one, choices: [...one.choices] }))
    sent.push(answers)
    const body = { number: 1, answerKey: String(place).padStart(32, 'a'), answers }
    await t.call(answerQuestionnaire, { params: { id }, body })
  }
})
afterAll(() => t.close())

const results = async () =>
  (await t.call(getQuestionnaireResults, { params: { id } }, { token: operator })).data
const take = (format: 'xlsx' | 'csv', token?: string) =>
  takeFile(t, listQuestionnaireAnswers, { format, params: { id } }, token)
const at = (place: number) => sent.map((answers) => answers[place] ?? given({}))

test('figures are those of the answers counted one by one', async () => {
  const { total, versions, questions } = await results()
  expect({ total, versions }).toEqual({ total: 7, versions: [{ number: 1, count: 7 }] })
  for (const place of [0, 1]) {
    const counted = questions[place]?.counts.map(
      (_, option) => at(place).filter(({ choices }) => choices.includes(option)).length,
    )
    expect(questions[place]?.counts.map(({ count }) => count)).toEqual(counted)
  }
  const scores = at(2).flatMap(({ number }) => number ?? [])
  expect(questions[2]?.counts.map(({ count }) => count)).toEqual(
    [1, 2, 3, 4, 5].map((score) => scores.filter((one) => one === score).length),
  )
  for (const place of [2, 5]) {
    const numbers = at(place).flatMap(({ number }) => number ?? [])
    const average = Math.round((numbers.reduce((sum, one) => sum + one, 0) / numbers.length) * 100) / 100
    expect(questions[place]).toMatchObject({
      answered: numbers.length,
      average,
      lowest: Math.min(...numbers),
      highest: Math.max(...numbers),
    })
  }
  expect(questions[4]).toMatchObject({ answered: 4, texts: ['建议6', '建议4', '建议2', '建议0'] })
})

test('the file has a column for each question, a row for each answer, numbers as numbers and no formulas', async () => {
  const text = String((await take('csv', operator)).data as Buffer)
  expect(text.trimEnd().split('\r\n')).toHaveLength(8)
  expect(text).toContain(`"'=1+1"`)
  expect(text).toContain('"利率；额度；速度"')
  const { sheets } = await readXlsx((await take('xlsx', operator)).data as Buffer)
  const [titles, latest] = sheets[0]?.rows ?? []
  expect(titles?.[0]).toBe('提交日期')
  expect(titles?.slice(1)).toHaveLength(sent[0]?.length ?? 0)
  expect(String(titles?.[3])).toMatch(/^3\. /)
  expect(latest?.[3]).toBe(at(2)[6]?.number)
  expect(String(sheets[1]?.rows[1]?.[1])).toMatch(/^问卷回答（.+，第 1 版）$/)
  const page = { params: { id }, body: { currentPageNum: 2, pageSize: 5 } }
  const { data } = await t.call(listQuestionnaireAnswers, page, { token: operator })
  expect(data).toMatchObject({ total: 7, list: [{ cells: expect.any(Array) }, {}] })
})

test('results are for operators', async () => {
  expect((await take('csv')).status).toBe(401)
  expect((await take('csv', editor)).status).toBe(403)
  const read = (token?: string) => t.send(getQuestionnaireResults, { params: { id } }, token ? { token } : {})
  expect((await read()).status).toBe(401)
  expect((await read(editor)).status).toBe(403)
  const none = await t.send(getQuestionnaireResults, { params: { id: '777777' } }, { token: operator })
  expect(none.status).toBe(404)
})
