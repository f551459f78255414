import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchSite } from '@lqr/contract/content/search-calls.ts'
import type { SearchKind } from '@lqr/contract/content/search-kinds.ts'
import { fillPinyin } from '../../../jobs/fill-pinyin.store.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeEnterprise } from '../../certification/certification.fixtures.ts'
import { makeNeed } from '../../financing/needs.fixtures.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../organisations/organisations.fixtures.ts'
import { condition, makeItem } from '../../policies/items/items.fixtures.ts'
import { makePolicy } from '../../policies/policies.fixtures.ts'
import { makeService } from '../../services/services.fixtures.ts'
import { innerFaults } from '../link-check/inner-links.ts'

let t: TestApp
let ids: Record<'agency' | 'cultivation' | 'rung' | 'need', string>
const NAME = '甘肃瀚海示例枸杞加工有限公司'

beforeAll(async () => {
  t = await makeTestApp({ now: () => new Date('2026-11-20T09:00:00+08:00') })
  const { db } = t.services
  const office = { orgType: 'agency', orgCategory: 'accounting', name: '示例会计师事务所' } as const
  const { id: orgId } = await makeOrganisation(db, office)
  const { id: goneId } = await makeOrganisation(db, { ...office, name: '停业示例所' })
  const { id: companyId } = await makeEnterprise(db, t.services, { corporateName: NAME })
  const applicant = await makeAccount(db, t.services, { sourceType: '7', companyId })
  const needOf = async (title: string, state: 'PUBLISHED' | 'OFFLINE' | 'DRAFT') =>
    makeNeed(db, t.services, {
      company: { id: companyId, corporateName: NAME },
      applicantAccountId: applicant.id,
      state,
      asked: { title, purpose: '枸杞收购季备货。', area_code: '620102' },
    })
  ids = {
    agency: await makeService(db, { orgId, name: '枸杞企业年度审计', intro: '核对仓单和应收账款。' }),
    cultivation: await makeService(db, {
      orgId,
      name: '枸杞企业梯度辅导',
      category: 'cultivation',
      areaCodes: ['620900'],
    }),
    rung: await makeItem(db, {
      name: '枸杞专精特新认定',
      gives: 'specialised',
      kind: 'title',
      validFrom: '2026-04-01',
      conditions: [condition({ fact: 'patents', op: 'atLeast', bound: 1, clause: '认定标准第四项' })],
    }),
    need: (await needOf('枸杞加工流动资金', 'PUBLISHED')).id,
  }
  await makeService(db, { orgId, name: '枸杞过期审计', qualificationTo: '2026-11-19' })
  await makeService(db, { orgId, name: '枸杞草稿审计', status: 'DRAFT' })
  await makeService(db, { orgId: goneId, name: '枸杞停业审计' })
  await t.asOwner(`update organisation set status = 'closed' where id = ${goneId}`)
  await makeItem(db, { name: '枸杞旧标准', gives: 'specialised', kind: 'title', validTo: '2026-03-31' })
  await makeItem(db, { name: '枸杞将来标准', gives: 'specialised', kind: 'title', validFrom: '2027-01-01' })
  const before = '2026-11-01T09:00:00+08:00'
  for (const document of [
    { status: 'OFFLINE', publishedAt: before },
    { effectiveTo: '2026-11-19', publishedAt: before },
    { publishedAt: '2026-11-20T09:01:00+08:00' },
  ] as const) {
    const policyId = await makePolicy(db, document)
    await makeItem(db, { name: '枸杞失效文件认定', gives: 'specialised', kind: 'title', policyId })
  }
  await makeItem(db, { name: '枸杞高企认定', gives: 'highTech', kind: 'title' })
  await needOf('枸杞下线需求', 'OFFLINE')
  await needOf('枸杞草稿需求', 'DRAFT')
  await fillPinyin(t.services)
})
afterAll(() => t.close())

async function group(kind: SearchKind, keyword: string, cityCode = '620000') {
  const { data } = await t.call(searchSite, { body: { keyword } }, { cityCode })
  return data.groups.find((one) => one.kind === kind)
}
const links = async (kind: SearchKind, keyword: string, cityCode?: string) =>
  (await group(kind, keyword, cityCode))?.hits.map(({ title, href }) => [title, href])

test('services of both pages, rungs of the ladder and open needs are found, each on its page and counted', async () => {
  expect(await links('agency', '枸杞')).toEqual([['枸杞企业年度审计', `/agencyDetails?id=${ids.agency}`]])
  expect(await links('cultivation', '枸杞')).toEqual([
    ['枸杞企业梯度辅导', `/entFosterDetails?id=${ids.cultivation}`],
  ])
  expect(await links('rung', '枸杞')).toEqual([['枸杞专精特新认定', `/entFosterDetails?itemId=${ids.rung}`]])
  expect(await links('need', '枸杞')).toEqual([['枸杞加工流动资金', `/demandDetails?id=${ids.need}`]])
  for (const kind of ['agency', 'cultivation', 'rung', 'need'] as const)
    expect(await group(kind, '枸杞')).toMatchObject({ total: 1 })
})

test('lapsed qualifications, closed providers, rules that are no longer or not yet in force and drafts are not found', async () => {
  const { data } = await t.call(searchSite, { body: { keyword: '枸杞' } })
  expect(data.groups.reduce((sum, { total }) => sum + total, 0)).toBe(4)
})

test('one kind alone is shown beside the totals of all', async () => {
  const { data } = await t.call(searchSite, { body: { keyword: '枸杞', kind: 'rung' } })
  expect(data.groups.filter(({ hits }) => hits.length > 0).map(({ kind }) => kind)).toEqual(['rung'])
  expect(data.groups.find(({ kind }) => kind === 'agency')?.total).toBe(1)
})

test('they are found by letters and initials, from the first moment where nothing is kept', async () => {
  expect(await links('agency', 'niandushenji')).toHaveLength(1)
  expect(await links('cultivation', 'tdfd')).toHaveLength(1)
  expect(await links('rung', 'zjtx')).toHaveLength(1)
  expect(await links('need', 'gqjg')).toHaveLength(1)
  const { db } = t.services
  const { id: orgId } = await makeOrganisation(db, {
    orgType: 'agency',
    orgCategory: 'law',
    name: '示例律所',
  })
  await makeService(db, { orgId, name: '沙棘合同审查', category: 'law' })
  expect(await links('agency', 'shajihetong')).toHaveLength(1)
  expect(await links('agency', 'aji')).toHaveLength(0)
})

test('a service is found by what is done, and says by whom it is and where the words are', async () => {
  const [hit] = (await group('agency', '仓单'))?.hits ?? []
  expect(hit?.source).toBe('示例会计师事务所')
  expect(hit?.excerptParts).toContainEqual({ text: '仓单', isMatch: true })
})

test('a rung shows the clauses of its criteria and the day its rules are in force from', async () => {
  const [hit] = (await group('rung', '专精特新'))?.hits ?? []
  expect(hit).toMatchObject({ date: '2026-04-01' })
  expect(hit?.excerptParts.map(({ text }) => text).join('')).toContain('研发投入')
})

test('a need is found without its company, whose name leads to nothing', async () => {
  const [hit] = (await group('need', '枸杞'))?.hits ?? []
  expect(JSON.stringify(hit)).not.toContain('瀚海')
  expect((await group('need', '瀚海'))?.hits).toEqual([])
})

test('a service is found on the sites it serves', async () => {
  expect(await links('cultivation', '枸杞', '620900')).toHaveLength(1)
  expect(await links('cultivation', '枸杞', '620500')).toEqual([])
  expect(await links('agency', '枸杞', '620500')).toHaveLength(1)
})

test('the check of links knows both ways to the page of cultivation', async () => {
  const faults = await innerFaults(t.services, [
    `/entFosterDetails?id=${ids.cultivation}`,
    `/entFosterDetails?itemId=${ids.rung}`,
    '/entFosterDetails?rung=specialised',
    `/entFosterDetails?id=${ids.agency}`,
    '/entFosterDetails?itemId=77777777',
  ])
  expect([...faults]).toEqual([
    [`/entFosterDetails?id=${ids.agency}`, 'notShown'],
    ['/entFosterDetails?itemId=77777777', 'notShown'],
  ])
})
