import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeEnterprise } from '../certification/certification.fixtures.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeOrganisation } from '../organisations/organisations.fixtures.ts'
import { sendMessage } from './index.ts'

const WHAT = { kind: 'products.submitted', title: '新的申请', body: '有一笔新的申请待受理。' }

describe('sending a message', () => {
  let test: TestApp
  const id = { bank: '', company: '', owner: '', officer: '', manager: '', stranger: '', operator: '' }

  beforeAll(async () => {
    test = await makeTestApp()
    const { db } = test.services
    const make = async (maker: Parameters<typeof makeAccount>[2]) =>
      (await makeAccount(db, test.services, maker)).id
    id.bank = (await makeOrganisation(db)).id
    id.company = (await makeEnterprise(db, test.services)).id
    const otherBank = (await makeOrganisation(db)).id
    id.owner = await make({ sourceType: '7', companyId: id.company })
    await make({ sourceType: '7', companyId: id.company, status: 'closed' })
    id.officer = await make({ sourceType: '3', orgId: id.bank })
    id.manager = await make({ sourceType: '3', orgId: id.bank, roles: ['financeManager'] })
    id.stranger = await make({ sourceType: '3', orgId: otherBank })
    id.operator = await make({ sourceType: '1' })
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    await test.services.pool.query('delete from message')
  })

  async function receivers(): Promise<string[]> {
    const { rows } = await test.services.pool.query<{ account_id: string }>(
      'select account_id from message order by account_id',
    )
    return rows.map((row) => row.account_id)
  }

  it('to a company reaches its people, closed accounts apart', async () => {
    expect(await sendMessage(test.services.db, { ...WHAT, companyId: id.company })).toBe(1)
    expect(await receivers()).toEqual([id.owner])
  })

  it('to roles of an institution reaches nobody of another', async () => {
    await sendMessage(test.services.db, { ...WHAT, orgId: id.bank, roles: ['financeOfficer'] })
    expect(await receivers()).toEqual([id.officer])
  })

  it('reaches a person with several of the roles once', async () => {
    const both = await makeAccount(test.services.db, test.services, {
      sourceType: '3',
      orgId: id.bank,
      roles: ['financeOfficer', 'financeManager'],
    })
    await sendMessage(test.services.db, {
      ...WHAT,
      orgId: id.bank,
      roles: ['financeOfficer', 'financeManager'],
    })
    expect(await receivers()).toEqual([id.officer, id.manager, both.id])
  })

  it('to a role alone reaches everybody who holds it', async () => {
    await sendMessage(test.services.db, { ...WHAT, roles: ['operator', 'admin'] })
    expect(await receivers()).toEqual([id.operator])
  })

  it('is undone with the transaction that sent it', async () => {
    const undone = test.services.db.transaction().execute(async (tx) => {
      await sendMessage(tx, { ...WHAT, accountId: id.owner })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await receivers()).toEqual([])
  })
})
