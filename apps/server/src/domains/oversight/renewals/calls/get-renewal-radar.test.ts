import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRenewalRadar, MOST_RADAR_INSTITUTIONS } from '@lqr/contract/oversight/renewal-calls.ts'
import { makeTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeOrganisation } from '../../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../../../products/products.fixtures.ts'
import { makeCase } from '../../../statistics/statistics.fixtures.ts'
import { makeOversightWorld, type OversightWorld } from '../../oversight-world.fixtures.ts'

const NOW = new Date('2026-11-20T10:00:00+08:00')
const UNNAMED = 2
let t: TestApp
let world: OversightWorld

beforeAll(async () => {
  t = await makeTestApp({ now: () => NOW })
  world = await makeOversightWorld(t)
})
afterAll(() => t.close())

const radar = async () => (await t.call(getRenewalRadar, { query: {} }, { token: world.county.token })).data

test('institutions that are not named stand in one sum, so that all of them add up', async () => {
  expect((await radar()).otherInstitutions).toEqual({ institutions: 0, loans: 0, amountYuan: 0, silent: 0 })
  const { db } = t.services
  const { id: companyId, areaCode: regionCode, owner } = await world.company()
  for (let index = 0; index < MOST_RADAR_INSTITUTIONS + UNNAMED; index += 1) {
    const bank = await makeOrganisation(db)
    const { id: productId } = await makeProduct(db, bank)
    const parties = { companyId, accountId: owner.id, orgId: bank.id, productId }
    const loan = { loanDate: '2025-12-10', loanAmountYuan: 100_000 + index }
    await makeCase(db, parties, { status: 'DISBURSED', regionCode, ...loan })
  }
  const { institutions, otherInstitutions, windows } = await radar()
  expect(institutions).toHaveLength(MOST_RADAR_INSTITUTIONS)
  expect(otherInstitutions).toEqual({ institutions: UNNAMED, loans: 2, amountYuan: 200_001, silent: 0 })
  const named = institutions.reduce((sum, { amountYuan }) => sum + amountYuan, 0)
  expect(named + otherInstitutions.amountYuan).toBe(windows.at(-1)?.amountYuan)
})
