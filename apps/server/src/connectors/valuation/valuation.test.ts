import { afterEach, expect, test } from 'vitest'
import { CONNECTOR_RULES } from '../connector-rules.ts'
import { ConnectorFailure } from '../signed-request.ts'
import {
  PATIENT_MS,
  STAND_IN_SECRET as secret,
  type Behaviour,
  type Received,
  type StandIn,
  startStandIn,
} from '../testing/stand-in.fixtures.ts'
import { makeValuationHttp } from './valuation-http.ts'
import type { PropertyFacts } from './valuation-port.ts'
import { makeValuationSandbox } from './valuation-sandbox.ts'

const running: StandIn[] = []
afterEach(() => Promise.all(running.splice(0).map((system) => system.close())))

const ON = '2026-11-20'
const PROPERTY: PropertyFacts = {
  areaCode: '620102',
  address: '示例路 1 号 2 栋 301 室',
  kind: 'house',
  ownership: 'granted',
  areaSquareMetres: 120.5,
  builtYear: 2012,
  floor: 3,
  totalFloors: 18,
  structure: 'concrete',
  certificateNo: null,
}
const sale = {
  kind: 'house',
  areaSquareMetres: 118,
  distance: 'within1km',
  soldOn: '2026-10-01',
  unitPriceYuan: 8100,
}
const FIGURES = {
  lowYuan: 900_000,
  middleYuan: 1_000_000,
  highYuan: 1_100_000,
  unitPriceYuan: 8_300,
  asOf: '2026-11-18',
  method: 'comparison',
  cases: [sale, sale, sale],
  sourceName: '示例估价公司',
}

/** A valuation service that answers so, and behaves in turn, the last way for ever. */
async function service(answer: unknown, ...behaviours: Behaviour[]) {
  const system = await startStandIn(() => answer)
  if (behaviours.length > 0) system.behave(...behaviours)
  running.push(system)
  const timeoutMs = behaviours.includes('hang') ? 1_000 : PATIENT_MS
  const settings = { url: system.url, secret, ...CONNECTOR_RULES.valuation, pauseMs: 1, timeoutMs }
  return { received: system.received, source: makeValuationHttp(settings) }
}

test('a service gets a signed question about the property, and its answer is taken over', async () => {
  const { received, source } = await service(FIGURES)
  expect(await source.estimate(PROPERTY, ON)).toEqual({
    ...FIGURES,
    validTo: '2027-02-16',
    isDemonstration: false,
  })
  const [{ path, body, isSigned }] = received as [Received]
  expect({ path, isSigned }).toEqual({ path: '/valuations', isSigned: true })
  expect(JSON.parse(body)).toEqual({ on: ON, property: PROPERTY })
})

test('a passing failure is tried once more under the same request id, a refusal is not', async () => {
  const passing = await service({ ...FIGURES, validDays: 30 }, 503, 'well')
  expect((await passing.source.estimate(PROPERTY, ON)).validTo).toBe('2026-12-18')
  expect(new Set(passing.received.map(({ headers }) => headers['x-request-id'])).size).toBe(1)
  for (const [behaviour, times] of [
    [500, 2],
    ['hang', 2],
    [403, 1],
  ] as const) {
    const lasting = await service(FIGURES, behaviour)
    await expect(lasting.source.estimate(PROPERTY, ON)).rejects.toThrow(ConnectorFailure)
    expect(lasting.received).toHaveLength(times)
  }
})

test('a service that keeps failing is left alone for a while', async () => {
  const { received, source } = await service(FIGURES, 500)
  for (let asked = 0; asked < 5; asked += 1) await source.estimate(PROPERTY, ON).catch(() => undefined)
  expect(received).toHaveLength(5)
})

test.each([
  ['without figures', {}],
  ['with a range upside down', { ...FIGURES, lowYuan: 2_000_000 }],
  ['with parts of a yuan', { ...FIGURES, middleYuan: 1_000_000.5 }],
  ['with two cases', { ...FIGURES, cases: [sale, sale] }],
  ['of a method nobody knows', { ...FIGURES, method: 'guess' }],
  ['as of a day to come', { ...FIGURES, asOf: '2026-11-21' }],
])('an answer %s is a failure of the service', async (_, answer) => {
  const { source } = await service(answer)
  await expect(source.estimate(PROPERTY, ON)).rejects.toThrow(ConnectorFailure)
})

test('the sandbox answers the same property alike, marked as a demonstration, within sane bounds', async () => {
  const sandbox = makeValuationSandbox()
  const first = await sandbox.estimate(PROPERTY, ON)
  expect(await sandbox.estimate(PROPERTY, ON)).toEqual(first)
  expect(first).toMatchObject({
    isDemonstration: true,
    asOf: ON,
    validTo: '2027-02-18',
    method: 'comparison',
  })
  for (const kind of ['house', 'shop', 'office', 'factory', 'land'] as const) {
    for (const areaCode of ['620102', '620123', '620200', '622901']) {
      const estimate = await sandbox.estimate({ ...PROPERTY, kind, areaCode }, ON)
      expect(estimate.unitPriceYuan).toBeGreaterThan(100)
      expect(estimate.unitPriceYuan).toBeLessThan(30_000)
      expect(estimate.lowYuan).toBeLessThan(estimate.middleYuan)
      expect(estimate.middleYuan).toBeLessThan(estimate.highYuan)
      expect(estimate.cases.map(({ soldOn }) => soldOn < ON)).toEqual([true, true, true])
    }
  }
})

test('the sandbox knows that age, storey, structure and place change the price', async () => {
  const sandbox = makeValuationSandbox()
  const price = async (over: Partial<PropertyFacts>) =>
    (await sandbox.estimate({ ...PROPERTY, ...over }, ON)).unitPriceYuan
  const usual = await price({})
  expect(await price({ builtYear: 1990 })).toBeLessThan(usual)
  expect(await price({ structure: 'brick' })).toBeLessThan(usual)
  expect(await price({ floor: 18 })).toBeLessThan(usual)
  expect(await price({ areaCode: '620123' })).toBeLessThan(usual)
})
