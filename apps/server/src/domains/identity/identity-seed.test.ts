import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { PREFECTURES } from '@lqr/contract/reference/divisions.ts'
import { DEMO_ACCOUNTS } from '../../../../../database/seeds/demo/demo-accounts.ts'
import { type DemoPeople, seedIdentity } from '../../../../../database/seeds/demo/identity.ts'
import { login } from '../../testing/identity-steps.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeOrganisation } from '../organisations/organisations.fixtures.ts'

describe('the demonstration accounts and enterprises', () => {
  let test: TestApp
  let people: DemoPeople
  const orgs = { bankId: '', leasingId: '', equityId: '', agencyId: '', governmentId: '' }

  beforeAll(async () => {
    test = await makeTestApp()
    const { db } = test.services
    orgs.bankId = (await makeOrganisation(db)).id
    orgs.leasingId = (await makeOrganisation(db, { orgCategory: 'leasing' })).id
    orgs.equityId = (await makeOrganisation(db, { orgType: 'equity' })).id
    orgs.agencyId = (await makeOrganisation(db, { orgType: 'agency' })).id
    orgs.governmentId = (await makeOrganisation(db, { orgType: 'government' })).id
    people = await db.transaction().execute((tx) => seedIdentity(tx, test.services, { orgs }))
  })
  afterAll(() => test.close())

  async function numbers(text: string): Promise<Record<string, number>> {
    return (await test.services.pool.query<Record<string, number>>(text)).rows[0] ?? {}
  }

  it.each(DEMO_ACCOUNTS)('let $username sign in as $what', async (account) => {
    const password = test.services.config.demoPassword
    const session = await login(test, { ...account, password })
    expect(session.status).toBe(200)
    const { data } = await test.call(getUserInfo, {}, { token: session.data.access_token })
    expect(data.user).toMatchObject({
      userId: people.accounts[account.username],
      userSourceType: account.sourceType,
    })
    expect(new Set(data.roles)).toEqual(new Set(account.roles))
  })

  it('place each account where it belongs', async () => {
    const infoOf = async (name: (typeof DEMO_ACCOUNTS)[number]['username']) => {
      const token = await test.signIn(people.accounts[name])
      return (await test.call(getUserInfo, {}, { token })).data
    }
    expect((await infoOf('enterprise')).comBaseinfo?.certiFlg).toBe(3)
    expect((await infoOf('enterprise2')).comBaseinfo?.certiFlg).toBe(1)
    expect((await infoOf('officer')).user.orgId).toBe(orgs.bankId)
    expect((await infoOf('manager')).user.orgId).toBe(orgs.bankId)
    expect((await infoOf('lease')).user.orgId).toBe(orgs.leasingId)
    expect((await infoOf('lease')).permissions).toContain('leases:tasks')
    expect((await infoOf('officer')).permissions).not.toContain('leases:tasks')
    expect((await infoOf('equity')).user.orgId).toBe(orgs.equityId)
    expect((await infoOf('agency')).user.orgId).toBe(orgs.agencyId)
    expect((await infoOf('government')).user).toMatchObject({
      orgId: orgs.governmentId,
      regionCode: '620000',
    })
  })

  it('show sixty enterprises in every state of certification, all marked as examples', async () => {
    const { total, states, real, accounts } = await numbers(
      `select count(*)::int total, count(distinct certi_flg)::int states, count(*) filter (where not is_example)::int real,
         (select count(distinct company_id)::int from account) accounts from enterprise`,
    )
    expect(total).toBeGreaterThanOrEqual(60)
    expect({ states, real, accounts }).toEqual({ states: 4, real: 0, accounts: total })
    expect(people.enterprises.every(({ corporateName }) => corporateName.includes('示例'))).toBe(true)
  })

  it('cover every prefecture and the New Area', () => {
    const covered = new Set(people.enterprises.map(({ areaCode }) => areaCode.slice(0, 4)))
    expect([...covered].sort()).toEqual(PREFECTURES.map(({ code }) => code.slice(0, 4)).sort())
  })

  it('have histories in the order of time that end today, with an event for each step', async () => {
    const wrong = await numbers(
      `select count(*)::int n from enterprise where submitted_at < created_at or reviewed_at < submitted_at
         or greatest(created_at, submitted_at, reviewed_at) > now()
         or (certi_flg = 1) <> (submitted_at is null) or (certi_flg >= 3) <> (reviewed_at is not null)`,
    )
    expect(wrong.n).toBe(0)
    const steps = await numbers(
      `select (select count(*)::int from certification_event) events,
         (select count(submitted_at)::int + count(reviewed_at)::int from enterprise) steps`,
    )
    expect(steps.events).toBe(steps.steps)
  })

  it('have agreed to the version in force, each once', async () => {
    const { accounts, consents } = await numbers(
      `select (select count(*)::int from account where user_type = 'enterprise') accounts,
         (select count(distinct account_id)::int from consent_record) consents`,
    )
    expect(consents).toBe(accounts)
  })
})
