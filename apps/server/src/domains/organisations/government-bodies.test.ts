import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  listOrganisations,
  listOrganisationsForStaff,
  searchFirstLevel,
} from '@lqr/contract/organisations/calls.ts'
import { createOrganisation, listOrganisationRows } from '@lqr/contract/organisations/maintenance-calls.ts'
import { PREFECTURES } from '@lqr/contract/reference/divisions.ts'
import {
  type SeededOrganisations,
  seedOrganisations,
} from '../../../../../database/seeds/demo/organisations.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'

describe('government bodies', () => {
  let test: TestApp
  let orgs: SeededOrganisations
  let operator: string

  beforeAll(async () => {
    test = await makeTestApp()
    const { db } = test.services
    orgs = await db.transaction().execute((tx) => seedOrganisations(tx, test.services))
    operator = await test.signIn((await makeAccount(db, test.services, { sourceType: '1' })).id)
  })
  afterAll(() => test.close())

  const government = { orgType: 'government' as const, pageSize: 100 }

  it('stand in the lists as organisations: of the province, of each prefecture and of the New Area', async () => {
    const { data } = await test.call(listOrganisations, { body: government })
    const areas = data.list.map(({ regionCode }) => regionCode)
    expect([...new Set(areas)].sort()).toEqual(['620000', ...PREFECTURES.map(({ code }) => code)].sort())
    expect(
      data.list.every(({ orgType, productsCount }) => orgType === 'government' && productsCount === 0),
    ).toBe(true)
    expect(data.list.find(({ id }) => id === orgs.governmentId)).toMatchObject({
      name: '甘肃省地方金融管理局',
      regionCode: '620000',
    })
  })

  it('are found by type, kind and name in the search of the first level', async () => {
    const body = { ...government, parentId: '0', name: '财政厅', orgCategory: 'fiscalOffice' as const }
    const { data } = await test.call(searchFirstLevel, { body })
    expect(data.list.map(({ name }) => name)).toEqual(['甘肃省财政厅'])
    const banks = await test.call(searchFirstLevel, { body: { orgType: 'financial', name: '财政厅' } })
    expect(banks.data.list).toEqual([])
  })

  it('of a site are its own and those of the province', async () => {
    const { data } = await test.call(listOrganisations, { body: government }, { cityCode: '620502' })
    expect([...new Set(data.list.map(({ regionCode }) => regionCode))].sort()).toEqual(['620000', '620500'])
  })

  it('are listed, filtered and added by operators', async () => {
    const token = { token: operator }
    const staff = await test.call(listOrganisationsForStaff, { body: government }, token)
    const rows = await test.call(listOrganisationRows, { body: { ...government, areaCode: '620500' } }, token)
    expect(staff.data.total).toBe(PREFECTURES.length + 3)
    expect(rows.data.list.map(({ regionCode }) => regionCode)).toContain('620500')
    const form = {
      orgType: 'government' as const,
      orgCategory: 'otherOffice' as const,
      name: '皋兰县示例中小企业服务中心',
      shortName: '皋兰示例服务中心',
      regionCode: '620122',
      parentId: '0',
    }
    const made = await test.call(createOrganisation, { body: form }, token)
    expect(made).toMatchObject({ status: 200, data: { orgType: 'government', regionCode: '620122' } })
    const wrong = { ...form, name: '皋兰县示例服务站', orgCategory: 'cityBank' as const }
    expect((await test.send(createOrganisation, { body: wrong }, token)).error?.fields).toEqual({
      orgCategory: '机构类别与机构类型不符',
    })
  })
})
