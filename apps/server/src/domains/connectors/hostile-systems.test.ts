import { afterAll, beforeAll, expect, test } from 'vitest'
import { submitOpeningLzb } from '@lqr/contract/bank-accounts/calls.ts'
import { tryConnector } from '@lqr/contract/connectors/calls.ts'
import { listProducts } from '@lqr/contract/products/product-calls.ts'
import { estimateProperty } from '@lqr/contract/valuations/calls.ts'
import { CONNECTOR_RULES } from '../../connectors/connector-rules.ts'
import {
  STAND_IN_SECRET as secret,
  type StandIn,
  startStandIn,
} from '../../connectors/testing/stand-in.fixtures.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'
import { neutralForm } from '../bank-accounts/opening-form.fixtures.ts'
import { makeOpeningWorld, type OpeningWorld } from '../bank-accounts/opening-world.fixtures.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'

/** Outside systems that hang, while people use everything else: nothing here waits for a clock. */
let t: TestApp
let world: OpeningWorld
let systems: Record<'valuation' | 'bank', StandIn>
const NOW = new Date('2026-11-20T10:00:00+08:00')

beforeAll(async () => {
  systems = { valuation: await startStandIn(), bank: await startStandIn() }
  t = await makeTestApp({ now: () => NOW }, undefined, {
    VALUATION_URL: systems.valuation.url,
    VALUATION_SECRET: secret,
    BANK_LZB_URL: systems.bank.url,
    BANK_LZB_SECRET: secret,
  })
  world = await makeOpeningWorld(t)
})
afterAll(async () => {
  await t.close()
  await systems.bank.close()
})

const property = {
  areaCode: '620102',
  address: '示例路 1 号',
  kind: 'house',
  ownership: 'granted',
  areaSquareMetres: 100,
  builtYear: 2012,
  floor: 3,
  totalFloors: 18,
  structure: 'concrete',
} as const
const estimate = () => t.call(estimateProperty, { body: property })
const products = async () => (await t.call(listProducts, { body: {} })).status
const stateOf = (kind: string) => t.services.outbound.states().find((one) => one.kind === kind)

test('while a system hangs and its places are full, the next caller is refused at once and everything else is answered', async () => {
  const { valuation, bank } = systems
  const { most = 10, mostWaiting = 10 } = CONNECTOR_RULES.valuation ?? {}
  valuation.behave('hang')
  const hanging = Array.from({ length: most + mostWaiting }, estimate)
  await valuation.asked(most)
  await expect.poll(() => stateOf('valuation')).toMatchObject({ running: most, waiting: mostWaiting })
  expect(await estimate()).toMatchObject({ status: 502, error: { key: 'valuations.sourceUnavailable' } })
  expect(await products()).toBe(200)
  const operator = await t.signIn((await makeAccount(t.services.db, t.services, { sourceType: '1' })).id)
  const other = await t.call(tryConnector, { params: { kind: 'bankLzb' } }, { token: operator })
  expect(other.data.outcome).toBe('ok')
  expect(valuation.open()).toBeLessThanOrEqual(most)
  await valuation.close()
  const ended = await Promise.all(hanging)
  expect(ended.map(({ status }) => status)).toEqual(hanging.map(() => 502))
  expect(stateOf('valuation')).toMatchObject({ running: 0, waiting: 0 })
  expect(bank.received).toHaveLength(1)
})

test('while a bank hangs that is asked within transactions, bookings take no connections from everybody else', async () => {
  const { bank } = systems
  bank.behave('hang')
  const before = bank.received.length
  const book = (time: string) =>
    t.call(
      submitOpeningLzb,
      {
        body: {
          ...neutralForm,
          materials: [...neutralForm.materials],
          branchCode: world.near.branchCode,
          appointTime: `2026-11-23T${time}:00+08:00`,
          isSimpleOpening: true,
        },
      },
      { token: world.owner.token },
    )
  // More than the process has connections, all for the row of one enterprise.
  const hanging = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00', '09:00', '10:00'].map(book)
  await bank.asked(before + 1)
  expect(await Promise.all([products(), products(), products()])).toEqual([200, 200, 200])
  expect(t.services.pool.totalCount).toBeLessThanOrEqual(5)
  // Whoever waits for a connection while the bank hangs would wait until it answers.
  await expect.poll(() => t.services.pool.waitingCount).toBe(0)
  bank.behave(500)
  await bank.close()
  const ended = await Promise.all(hanging)
  expect(new Set(ended.map(({ error }) => error?.key))).toEqual(new Set(['bankAccounts.bankUnavailable']))
  const { rows } = await t.services.pool.query('select count(*)::int n from account_opening')
  expect(rows).toEqual([{ n: 0 }])
  systems.bank = await startStandIn()
})
