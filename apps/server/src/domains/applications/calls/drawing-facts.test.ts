import { afterAll, beforeAll, expect, test } from 'vitest'
import { disburseApplication, getApplication } from '@lqr/contract/applications/calls.ts'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../application-world.fixtures.ts'

const NOW = new Date('2026-11-20T10:00:00+08:00')
let t: TestApp
let world: ApplicationWorld

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  world = await makeApplicationWorld(t)
})
afterAll(() => t.close())

type Drawing = Partial<CallInput<typeof disburseApplication>['body']>

const signed = async (maker: Parameters<ApplicationWorld['application']>[1] = {}) =>
  (await world.application('SIGNED', { submittedAt: new Date('2026-11-10T09:00:00+08:00'), ...maker })).id
const draw = (id: string, body: Drawing = {}) =>
  t.call(
    disburseApplication,
    { params: { id }, body: { loanAmountYuan: 50_000, loanDate: '2026-11-20', ...body } },
    { token: world.officer.token },
  )
const shown = async (id: string, { token }: { readonly token: string }) =>
  (await t.call(getApplication, { params: { id } }, { token })).data

const SAID = {
  pricingBase: 'LPR1Y' as const,
  repricedOn: '2027-01-01',
  feeYuan: 1_200,
  fundsIndustryCode: 'C' as const,
  loanFlags: ['greenPboc' as const, 'county' as const],
}

test('what the ledger says of a loan is kept with it; the enterprise reads what concerns its cost', async () => {
  const id = await signed()
  expect((await draw(id, SAID)).data).toMatchObject({ status: 'DISBURSED', ...SAID })
  expect(await shown(id, world.manager)).toMatchObject(SAID)
  const { pricingBase, repricedOn, feeYuan } = SAID
  expect(await shown(id, world.owner)).toMatchObject({
    pricingBase,
    repricedOn,
    feeYuan,
    fundsIndustryCode: null,
    loanFlags: null,
  })
})

test('a loan is recorded without any of it, as by a page or a system of before', async () => {
  const { data } = await draw(await signed())
  expect(data).toMatchObject({
    status: 'DISBURSED',
    pricingBase: null,
    repricedOn: null,
    feeYuan: null,
    fundsIndustryCode: null,
    loanFlags: null,
  })
})

const GUARANTEED = { guaranteeMode: 'guaranteeCompany' } as const
const CONTRADICTIONS: readonly [what: string, maker: typeof GUARANTEED | undefined, said: Drawing][] = [
  ['guaranteed and on credit alone', undefined, { loanFlags: ['creditOnly', 'governmentGuaranteed'] }],
  ['guaranteed where the grant is on credit alone', undefined, { loanFlags: ['guaranteed'] }],
  ['on credit alone where the grant is not', GUARANTEED, { loanFlags: ['creditOnly'] }],
  ['a first loan after an earlier one', undefined, { loanFlags: ['firstCustomer'], hasEarlierLoan: true }],
]

test.each(CONTRADICTIONS)('a loan is not marked as %s', async (_what, maker, said) => {
  const id = await signed(maker)
  const refused = await draw(id, said)
  expect(refused).toMatchObject({ status: 422, error: { fields: { loanFlags: expect.any(String) } } })
  expect((await shown(id, world.officer)).status).toBe('SIGNED')
})

test('a guaranteed loan is marked by both guarantees, and its rate changes on or after its own day', async () => {
  const id = await signed(GUARANTEED)
  const refused = await draw(id, { repricedOn: '2026-11-19' })
  expect(refused.error?.fields).toHaveProperty('repricedOn')
  const loanFlags = ['guaranteed' as const, 'governmentGuaranteed' as const]
  expect((await draw(id, { repricedOn: '2026-11-20', loanFlags })).data).toMatchObject({ loanFlags })
})
