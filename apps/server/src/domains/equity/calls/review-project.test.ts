import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  failProject,
  getProject,
  getProjectTeaser,
  listAreaProjects,
  listProjectTeasers,
  publishProject,
  rejectProject,
  relistProject,
  unlistProject,
  withdrawProject,
} from '@lqr/contract/equity/project-calls.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeProjectWorld, PROJECT_COMPANY } from '../project-world.fixtures.ts'

let t: TestApp
let world: Awaited<ReturnType<typeof makeProjectWorld>>
beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date('2026-11-20T10:00:00+08:00') })
  world = await makeProjectWorld(t)
})
afterAll(() => t.close())

const teaser = (id: string) => t.send(getProjectTeaser, { params: { id } })
const versionOf = async (id: string) =>
  (await t.call(getProject, { params: { id } }, world.owner)).data.version

test('a project is public from the review until it is taken off line, and again when it is listed anew', async () => {
  const id = await world.project('SUBMITTED')
  const params = { id }
  expect((await teaser(id)).status).toBe(404)
  const publish = { params, body: { version: await versionOf(id) } }
  expect((await t.send(publishProject, publish)).status).toBe(401)
  expect((await t.send(publishProject, publish, world.tianshui)).status).toBe(404)
  expect((await t.send(publishProject, publish, world.owner)).status).toBe(403)
  expect((await t.call(publishProject, publish, world.lanzhou)).data.status).toBe('PUBLISHED')
  expect((await teaser(id)).status).toBe(200)
  const move = async (call: typeof unlistProject | typeof relistProject) =>
    t.call(call, { params, body: { version: await versionOf(id) } }, world.owner)
  expect((await move(unlistProject)).data.status).toBe('OFFLINE')
  expect((await teaser(id)).status).toBe(404)
  expect((await move(relistProject)).data.status).toBe('PUBLISHED')
  expect((await teaser(id)).status).toBe(200)
})

test('the institution that the enterprise would like is told when the project is public, and not whose it is', async () => {
  const of = async (asked: { wanted_org_id?: string }) => {
    const id = await world.project('SUBMITTED', { asked })
    await t.call(publishProject, { params: { id }, body: {} }, world.lanzhou)
    return (await t.call(getProject, { params: { id } }, world.owner)).data.projectNo
  }
  await of({})
  const projectNo = await of({ wanted_org_id: world.fund.id })
  const { rows } = await t.services.pool.query(
    `select account_id, body, link from message where kind = 'equity.project-wanted'`,
  )
  expect(rows).toEqual([
    {
      account_id: world.investor.id,
      body: expect.stringContaining(projectNo),
      link: `/workbench/equity-projects?keyword=${projectNo}`,
    },
  ])
  expect(rows[0].body).not.toContain(PROJECT_COMPANY)
})

test('an enterprise that is under review again takes its project off line or ends it, and lists none anew', async () => {
  const { company, owner, uncertified } = world
  const [id, talking] = [await world.project('PUBLISHED'), await world.project('APPOINTED')]
  const review = (certiFlg: 2 | 3) =>
    t.services.db
      .updateTable('enterprise')
      .set({ certi_flg: certiFlg })
      .where('id', '=', company.id)
      .execute()
  await review(2)
  const unlist = { params: { id }, body: { version: await versionOf(id) } }
  expect((await t.send(unlistProject, unlist, uncertified)).status).toBe(404)
  const { data } = await t.call(unlistProject, unlist, owner)
  expect(data.status).toBe('OFFLINE')
  const relist = { params: { id }, body: { version: data.version } }
  expect((await t.send(relistProject, relist, owner)).status).toBe(403)
  const reason = { failCode: 'OTHER_FUNDS', failReason: '已获得银行贷款。' } as const
  const end = { params: { id: talking }, body: { version: await versionOf(talking), ...reason } }
  expect((await t.call(failProject, end, owner)).data.status).toBe('FAILED')
  await review(3)
})

test('the public part has a range and a masked name, and neither amount, share, intro nor contact', async () => {
  const id = await world.project('PUBLISHED', { asked: { amount_yuan: 8_765_432, share_percent: 17.35 } })
  const { data } = await t.call(getProjectTeaser, { params: { id } })
  expect(data).toMatchObject({ amountBand: 'to1000', companyName: '甘肃**食品有限公司', showsCompany: false })
  const said = JSON.stringify(data)
  for (const hidden of ['8765432', '17.35', '冻干生产线，', '示例联系人', PROJECT_COMPANY])
    expect(said).not.toContain(hidden)
  const shown = await world.project('PUBLISHED', { asked: { shows_company: true } })
  expect((await t.call(getProjectTeaser, { params: { id: shown } })).data.companyName).toBe(PROJECT_COMPANY)
})

test('the public list is found by each filter, and holds published projects alone', async () => {
  const id = await world.project('PUBLISHED', {
    asked: {
      name: '光伏组件研发',
      industry_code: 'M',
      stage: 'PRE_IPO',
      amount_yuan: 200_000_000,
      area_code: '620902',
    },
  })
  await world.project('OFFLINE', { asked: { stage: 'PRE_IPO' } })
  const ids = async (body: object) =>
    (await t.call(listProjectTeasers, { body })).data.list.map((project) => project.id)
  const { projectNo } = (await t.call(getProjectTeaser, { params: { id } })).data
  for (const filter of [
    { keyword: projectNo },
    { keyword: ` ${projectNo.toLowerCase()}` },
    { stage: 'PRE_IPO' },
    { industryCode: 'M' },
    { amountBand: 'above' },
    { areaCode: '620902' },
    { keyword: '光伏' },
  ])
    expect(await ids(filter)).toEqual([id])
  expect(await ids({ keyword: '光伏', amountBand: 'to500' })).toEqual([])
  expect((await t.send(listProjectTeasers, { body: { stage: 'Z' } })).status).toBe(422)
})

test('a refusal names its reason, and what would change it where nothing was typed', async () => {
  const id = await world.project('SUBMITTED')
  const body = {
    version: await versionOf(id),
    rejectCode: 'PROMISES_RETURN',
    rejectReason: '简介第二段承诺回购。',
  } as const
  expect((await t.send(rejectProject, { params: { id }, body: { version: 2 } }, world.operator)).status).toBe(
    422,
  )
  const refused = await t.call(rejectProject, { params: { id }, body }, world.operator)
  expect(refused.data).toMatchObject({ status: 'REJECTED', rejectReason: '简介第二段承诺回购。' })
  expect(refused.data.nextSteps).toContain('删去这些内容')
  const again = await t.send(rejectProject, { params: { id }, body }, world.operator)
  expect(again.status).toBe(409)
})

test('what was taken back before the review tells the authority nothing but that', async () => {
  const id = await world.project('SUBMITTED')
  const before = (await t.call(getProject, { params: { id } }, world.lanzhou)).data
  expect(before.contactPhone).toBe('139****1234')
  await t.call(withdrawProject, { params: { id }, body: { version: before.version } }, world.owner)
  const after = (await t.call(getProject, { params: { id } }, world.lanzhou)).data
  expect(after).toMatchObject({ status: 'WITHDRAWN', isSealed: true, name: null, companyName: '', files: [] })
  expect((await t.call(getProject, { params: { id } }, world.owner)).data.name).toBe(before.name)
})

test('an authority lists the projects of its area, what is due first', async () => {
  const due = await world.project('SUBMITTED', { submittedAt: new Date('2026-10-09T10:00:00+08:00') })
  const page = async (who: { token: string }, body: object = {}) =>
    (await t.call(listAreaProjects, { body }, who)).data
  expect((await page(world.lanzhou)).list[0]?.id).toBe(due)
  expect((await page(world.lanzhou, { overdueOnly: true })).list.map(({ id }) => id)).toEqual([due])
  expect((await page(world.tianshui)).total).toBe(0)
  expect((await page(world.lanzhou, { status: 'DRAFT' })).total).toBe(0)
  expect((await t.send(listAreaProjects, { body: {} }, world.investor)).status).toBe(403)
})
