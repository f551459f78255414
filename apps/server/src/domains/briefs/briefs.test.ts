import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { parseCrontab } from 'graphile-worker'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  downloadBrief,
  getBriefIssue,
  getBriefPlan,
  issueBrief,
  listBriefIssues,
  saveBriefPlan,
} from '@lqr/contract/briefs/calls.ts'
import { seedDemo } from '../../../../../database/seeds/demo/seed-demo.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import { loadDemo } from '../../data/load-demo.ts'
import { cronLines } from '../../job-tasks.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeBrief, scheduleBriefs } from './make-brief.ts'
import { monthBefore } from './month.rules.ts'

let t: TestApp
let month: string
type Person = { token: string }
let [province, lanzhou, county, tianshui, operator]: Person[] = []
beforeAll(async () => {
  t = await makeTestApp()
  await loadDemo(t.services, seedDemo)
  // The demonstration data have the brief of the last month.
  month = monthBefore(shanghaiDay(t.services.now()).slice(0, 7), 2)
  const government = (regionCode: string) => person({ sourceType: '2', regionCode })
  province = await government('620000')
  lanzhou = await government('620100')
  county = await government('620102')
  tianshui = await government('620500')
  operator = await person({ sourceType: '1' })
}, 120_000)
afterAll(() => t.close())

async function person(made: Parameters<typeof makeAccount>[2]): Promise<Person> {
  const { id } = await makeAccount(t.services.db, t.services, made)
  return { token: await t.signIn(id) }
}
const issue = async (by: Person | undefined, body: { month: string; areaCode?: string } = { month }) =>
  t.call(issueBrief, { body }, by)
const fileOf = (id: string, format: 'pdf' | 'docx', by?: Person) =>
  t.send(downloadBrief, { params: { id, format } }, by)

test('a brief is issued for a month with both files, and what it says is frozen with its digests', async () => {
  const asked = await issue(operator)
  expect(asked.data).toMatchObject({ status: 'PENDING', areaCode: '620000', month, edition: 1 })
  const { id } = asked.data
  expect((await fileOf(id, 'pdf', operator)).status).toBe(404)
  expect((await issue(operator)).error?.key).toBe('briefs.issueRunning')
  await makeBrief(t.services, id)
  const { data } = await t.call(getBriefIssue, { params: { id } }, operator)
  expect(data.issue.status).toBe('READY')
  expect(data.lines[0]).toMatchObject({
    name: expect.any(String),
    definition: expect.any(String),
    trend: expect.any(Array),
  })
  for (const { trend, value, before, yearAgo } of data.lines)
    expect([trend.length, trend[12], trend[11], trend[0]]).toEqual([13, value, before, yearAgo])
  const pdf = await fileOf(id, 'pdf', operator)
  const docx = await fileOf(id, 'docx', operator)
  const digest = (bytes: unknown) =>
    createHash('sha256')
      .update(bytes as Buffer)
      .digest('hex')
  expect((pdf.data as Buffer).subarray(0, 5).toString()).toBe('%PDF-')
  expect(data.issue).toMatchObject({ pdfDigest: digest(pdf.data), docxDigest: digest(docx.data) })
  const text = Buffer.from(unzipSync(docx.data as Buffer)['word/document.xml'] ?? []).toString()
  for (const { name, definition } of data.lines)
    expect([text.includes(name), text.includes(definition)]).toEqual([true, true])
  await t.services.pool.query('update product_application set amount_yuan = amount_yuan + 1')
  expect((await t.call(getBriefIssue, { params: { id } }, operator)).data).toEqual(data)
  await makeBrief(t.services, id)
  expect(digest((await fileOf(id, 'pdf', operator)).data)).toBe(data.issue.pdfDigest)
  const again = await issue(operator)
  expect(again.data).toMatchObject({ edition: 2, status: 'PENDING' })
})

test('the months of a brief add up to what the catalogue counts, and prefectures to the province', async () => {
  const { rows } = await t.services.pool.query<{ measure: string; months: number; tally: number }>(
    `select f.measure, sum(f.cases)::int months, (select sum(c.cases)::int from case_figures c where c.measure = f.measure) tally
     from month_figures('0000-00', '9999-99') f group by 1`,
  )
  expect(rows.length).toBeGreaterThan(15)
  for (const { measure, months, tally } of rows) expect([measure, months]).toEqual([measure, tally])
})

test('everybody makes and reads the briefs of the own area and those below, and nobody else does', async () => {
  const made = async (by: Person | undefined) => (await issue(by)).data
  const [ofCity, ofCounty] = [await made(lanzhou), await made(county)]
  expect([ofCity.areaCode, ofCounty.areaCode]).toEqual(['620100', '620102'])
  const seen = async (by: Person | undefined, id: string) =>
    (await t.call(getBriefIssue, { params: { id } }, by)).status
  expect([
    await seen(lanzhou, ofCounty.id),
    await seen(county, ofCity.id),
    await seen(tianshui, ofCity.id),
  ]).toEqual([200, 404, 404])
  expect(await seen(province, ofCity.id)).toBe(200)
  const listed = async (by: Person | undefined) =>
    (await t.call(listBriefIssues, { body: {} }, by)).data.list.map(({ areaCode }) => areaCode)
  expect(await listed(county)).toEqual(['620102'])
  expect(new Set(await listed(lanzhou))).toEqual(new Set(['620100', '620102']))
  expect((await issue(county, { month, areaCode: '620100' })).status).toBe(403)
  expect((await t.call(listBriefIssues, { body: { areaCode: '620100' } }, tianshui)).status).toBe(403)
  const bank = await person({ sourceType: '3' })
  const enterprise = await person({ sourceType: '7' })
  for (const by of [bank, enterprise]) expect((await issue(by)).status).toBe(403)
  expect((await issue(undefined)).status).toBe(401)
  expect((await fileOf(ofCity.id, 'pdf', tianshui)).status).toBe(404)
})

test('only a month that is over is issued', async () => {
  const current = shanghaiDay(t.services.now()).slice(0, 7)
  expect((await issue(tianshui, { month: current })).error?.key).toBe('briefs.monthNotOver')
  expect((await issue(tianshui, { month: '2026-13' })).status).toBe(422)
})

test('what an area wants in its brief is kept, and made every month by itself, once', async () => {
  const areaCode = '620500'
  const { data: first } = await t.call(getBriefPlan, { query: {} }, tianshui)
  expect(first).toMatchObject({ areaCode, version: 0, isScheduled: false })
  const body = {
    title: '天水融资月报',
    intro: '本月导语',
    indicators: ['needs', 'questions'] as ('needs' | 'questions')[],
    isScheduled: true,
    version: 0,
  }
  expect((await t.call(saveBriefPlan, { body }, tianshui)).data).toMatchObject({
    version: 1,
    indicators: ['needs', 'questions'],
  })
  const late = { ...body, intro: '另一位同事的导语' }
  expect(await t.call(saveBriefPlan, { body: late }, tianshui)).toMatchObject({
    status: 409,
    data: { areaCode, intro: body.intro, version: 1 },
  })
  expect((await t.call(saveBriefPlan, { body: { ...body, areaCode } }, county)).status).toBe(403)
  expect((await t.call(saveBriefPlan, { body: { ...body, indicators: [] } }, tianshui)).status).toBe(422)
  await scheduleBriefs(t.services)
  await scheduleBriefs(t.services)
  const { data } = await t.call(listBriefIssues, { body: {} }, tianshui)
  expect(data.list).toMatchObject([
    {
      areaCode,
      month: monthBefore(shanghaiDay(t.services.now()).slice(0, 7), 1),
      title: '天水融资月报',
      status: 'PENDING',
    },
  ])
  await makeBrief(t.services, data.list[0]?.id ?? '')
  const { data: detail } = await t.call(getBriefIssue, { params: { id: data.list[0]?.id ?? '' } }, tianshui)
  expect(detail.lines.map(({ code }) => code)).toEqual(['needs', 'questions'])
  expect(detail.intro).toBe('本月导语')
})

test('what is made by itself is begun on the 2nd in the province, and on the days after it where that one was missed', () => {
  const line = parseCrontab(cronLines).find(({ task }) => task === 'schedule-briefs')
  const hours = Array.from({ length: 24 * 30 }, (_, hour) => new Date(Date.UTC(2026, 10, 1, hour, 37)))
  const runs = hours.filter((at) =>
    line?.match({
      min: at.getUTCMinutes(),
      hour: at.getUTCHours(),
      date: at.getUTCDate(),
      month: at.getUTCMonth() + 1,
      dow: at.getUTCDay(),
    }),
  )
  expect(runs.map(shanghaiDay)).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((date) => `2026-11-0${date}`))
})
