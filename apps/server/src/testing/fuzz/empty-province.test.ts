import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls } from '@lqr/contract/all-calls.ts'
import type { AccessKind } from '@lqr/contract/kernel/access.ts'
import { makeEnterprise } from '../../domains/certification/certification.fixtures.ts'
import { type AccountMaker, makeAccount } from '../../domains/identity/identity.fixtures.ts'
import { makeOrganisation } from '../../domains/organisations/organisations.fixtures.ts'
import { makeTestApp, type TestApp } from '../test-app.ts'
import { faultOf } from './fault-of.ts'
import { fuzzRequests } from './fuzz-requests.ts'
import { seeded } from './seeded.ts'

let t: TestApp
/** Tokens of those who read what of an access kind; nobody has done anything yet. */
let readers: Partial<Record<AccessKind, string[]>>

beforeAll(async () => {
  t = await makeTestApp()
  const { db } = t.services
  const signedIn = async (maker: AccountMaker) => t.signIn((await makeAccount(db, t.services, maker)).id)
  const orgId = (await makeOrganisation(db)).id
  const ofCompany = async (certiFlg: 1 | 3) => {
    const companyId = (await makeEnterprise(db, t.services, { certiFlg })).id
    return signedIn({ sourceType: '7', companyId })
  }
  const [registered, certified] = [await ofCompany(1), await ofCompany(3)]
  const desk = ['financeOfficer', 'financeManager', 'financeProduct'] as const
  const bank = await signedIn({ sourceType: '3', roles: desk, orgId })
  const agency = await signedIn({ sourceType: '4', orgId })
  const equity = await signedIn({ sourceType: '5', orgId })
  const province = await signedIn({ sourceType: '2', regionCode: '620000' })
  const county = await signedIn({ sourceType: '2', regionCode: '620122' })
  const editor = await signedIn({ sourceType: '2', roles: ['contentEditor'], regionCode: '620100' })
  const operator = await signedIn({ sourceType: '1' })
  const admin = await signedIn({ sourceType: '1', roles: ['operator', 'admin'] })
  readers = {
    portal: [registered, certified, bank, province, operator],
    enterprise: [certified],
    'enterprise:any': [registered, certified],
    institution: [bank, agency, equity],
    government: [province, county],
    editor: [operator, editor],
    operator: [operator],
    admin: [admin],
  }
})
afterAll(() => t.close())

test('all that can be read answers in a province in which nothing has happened yet', async () => {
  const random = seeded(20_261_129)
  const reads = allCalls.filter(({ effect }) => effect === 'read')
  const faults: (string | undefined)[] = []
  for (const call of reads) {
    const { value: request } = fuzzRequests(call, random).next()
    if (!request) continue
    const kinds = typeof call.access === 'string' ? [call.access] : call.access
    const tokens = kinds.flatMap((kind) => (kind === 'public' ? [] : (readers[kind] ?? [])))
    for (const token of tokens) faults.push(await faultOf(t, request, { token }))
    if (call.access === 'public') faults.push(await faultOf(t, request, {}))
  }
  expect(faults.length).toBeGreaterThan(reads.length)
  expect(faults.filter((fault) => fault !== undefined)).toEqual([])
})
