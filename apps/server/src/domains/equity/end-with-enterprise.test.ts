import { afterAll, beforeAll, expect, test } from 'vitest'
import { getInterest } from '@lqr/contract/equity/interest-calls.ts'
import { getProject, getProjectTeaser } from '@lqr/contract/equity/project-calls.ts'
import { closeAccount } from '@lqr/contract/identity/personal-data-calls.ts'
import { makeSignInAccount, PASSWORD } from '../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeEnterprise } from '../certification/certification.fixtures.ts'
import { makeInterestWorld } from './interest-world.fixtures.ts'
import { makeRoadshow } from './roadshows/roadshows.fixtures.ts'

let t: TestApp
let world: Awaited<ReturnType<typeof makeInterestWorld>>
beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date('2026-11-20T10:00:00+08:00') })
  world = await makeInterestWorld(t)
})
afterAll(() => t.close())

async function companyWithOwner() {
  const { db } = t.services
  const company = await makeEnterprise(db, t.services, { areaCode: '620102' })
  const { id: applicantAccountId } = await makeSignInAccount(t, { companyId: company.id })
  return { company, applicantAccountId, token: await t.signIn(applicantAccountId) }
}
const close = async (token: string) =>
  (await t.call(closeAccount, { body: { password: PASSWORD, confirm: true } }, { token })).status
const seen = async (id: string) => (await t.call(getInterest, { params: { id } }, world.investor)).data
const teaser = async (id: string) => (await t.send(getProjectTeaser, { params: { id } })).status
const toldOf = async (accountId: string, id: string) =>
  (
    await t.services.pool.query('select title from message where account_id = $1 and link like $2', [
      accountId,
      `%/${id}`,
    ])
  ).rows.map(({ title }) => title as string)

test('with the last account of an enterprise end its projects, what institutions began on them and its places', async () => {
  const { company, applicantAccountId, token } = await companyWithOwner()
  const of = { company, applicantAccountId }
  const published = await world.project('PUBLISHED', of)
  const examined = await world.project('DUE_DILIGENCE', of)
  const invested = await world.project('INVESTED', of)
  const interests = [
    await world.interest('CONSENTED', { projectId: published }),
    await world.interest('DUE_DILIGENCE', { projectId: examined }),
    // A second investor still examines what another has invested in.
    await world.interest('DUE_DILIGENCE', { projectId: invested }),
  ]
  const place = { projectId: published, companyId: company.id, state: 'SIGNED' as const }
  const roadshowId = await makeRoadshow(t.services.db, { places: [place] })
  expect(await close(token)).toBe(200)
  for (const id of [published, examined]) {
    expect(await teaser(id)).toBe(404)
    const { data } = await t.call(getProject, { params: { id } }, world.lanzhou)
    expect(data.status).toBe('WITHDRAWN')
    expect(data.timeline.at(-1)).toMatchObject({ action: 'end', note: '企业已注销账号' })
    expect(await toldOf(world.lanzhou.id, id)).toEqual(['股权融资项目已结束'])
  }
  const { data } = await t.call(getProject, { params: { id: invested } }, world.lanzhou)
  expect(data.status).toBe('INVESTED')
  for (const { id } of interests) {
    expect(await seen(id)).toMatchObject({ status: 'CLOSED', opened: null })
    expect(await toldOf(world.investor.id, id)).toEqual(['项目已结束'])
  }
  const { rows } = await t.services.pool.query('select state from roadshow_place where roadshow_id = $1', [
    roadshowId,
  ])
  expect(rows).toEqual([{ state: 'LEFT' }])
})

test('while somebody else works for the enterprise, its projects and those of others go on', async () => {
  const { company, applicantAccountId, token } = await companyWithOwner()
  await makeSignInAccount(t, { companyId: company.id })
  const own = await world.project('PUBLISHED', { company, applicantAccountId })
  const { id, projectId } = await world.interest('CONSENTED')
  expect(await close(token)).toBe(200)
  expect([await teaser(own), await teaser(projectId)]).toEqual([200, 200])
  expect((await seen(id)).status).toBe('CONSENTED')
})
