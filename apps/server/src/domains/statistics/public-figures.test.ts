import { afterAll, beforeAll, expect, test } from 'vitest'
import { codesWithin, SUBSTATIONS } from '@lqr/contract/reference/substations.ts'
import {
  countApplications,
  countFirstLoans,
  countGranted,
  countRegisteredEnterprises,
  countZoneLoans,
  getDemandAndDrawing,
  getPlatformFigures,
  sumAppliedAmount,
  sumGrantedAmount,
} from '@lqr/contract/statistics/calls.ts'
import { callAddress } from '@lqr/contract/kernel/call-address.ts'
import { allCalls } from '@lqr/contract/all-calls.ts'
import { listPublicParts } from '@lqr/contract/statistics/filtered-calls.ts'
import { downloadOpenData, getIndicator, listIndicators } from '@lqr/contract/statistics/indicator-calls.ts'
import { getPromises, listPromises } from '@lqr/contract/statistics/promise-calls.ts'
import { getScreens } from '@lqr/contract/statistics/screen-calls.ts'
import { FLOW_RESTS, FLOW_STEPS } from '@lqr/contract/statistics/screens/mechanism-screen.ts'
import { getZoneFigures, listZoneFigures } from '@lqr/contract/statistics/zone-calls.ts'
import { seedDemo } from '../../../../../database/seeds/demo/seed-demo.ts'
import { loadDemo } from '../../data/load-demo.ts'
import { makeTestApp, type TestApp } from '../../testing/test-app.ts'

/** Fewer cases than this are told to nobody, by themselves or as the difference of two answers. */
const FEWEST = 3
let t: TestApp

beforeAll(async () => {
  t = await makeTestApp()
  await loadDemo(t.services, seedDemo)
}, 120_000)
afterAll(() => t.close())

/** What is told: a number of cases by its name, null where it is hidden. */
type Told = Map<string, number | null>
type Group = { readonly code: string; readonly count: number | null }

const isFew = (count: number) => count > 0 && count < FEWEST

/** The hidden parts of a sum together, where the whole is told. */
function restOf(whole: number | null, parts: readonly (number | null)[]): number {
  if (whole === null || parts.every((part) => part !== null)) return 0
  return whole - parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)
}

async function toldOn(cityCode: string): Promise<Told> {
  const on = { cityCode }
  const told: Told = new Map()
  const groups = (name: string, of: readonly Group[]) => {
    for (const { code, count } of of) told.set(`${name} ${code}`, count)
  }
  const [platform, registered, applied, granted, first, drawing] = [
    (await t.call(getPlatformFigures, {}, on)).data,
    (await t.call(countRegisteredEnterprises, {}, on)).data,
    (await t.call(countApplications, {}, on)).data,
    (await t.call(countGranted, {}, on)).data,
    (await t.call(countFirstLoans, {}, on)).data,
    (await t.call(getDemandAndDrawing, { query: {}, body: {} }, on)).data,
  ]
  told.set('registered', platform.enterprises)
  told.set('certified', platform.certifiedEnterprises)
  told.set('applied', platform.applications)
  told.set('credited', platform.creditedCount)
  told.set('disbursed', platform.disbursedCount)
  told.set('registered this month', registered.thisMonth)
  told.set('first', first.count)
  told.set('first credit only', first.creditOnlyCount)
  groups('applied status', applied.byStatus)
  groups('applied area', applied.byArea)
  groups('applied industry', applied.byIndustry)
  groups('applied month', applied.byMonth)
  groups('credited organisation', granted.byOrganisation)
  groups('disbursed month', granted.byMonth)
  for (const { code, count, drawnCount } of drawing) {
    told.set(`drawing applied ${code}`, count)
    told.set(`drawing disbursed ${code}`, drawnCount)
  }
  for (const { type, disbursedCount } of (await t.call(listZoneFigures, {}, on)).data) {
    told.set(`zone disbursed ${type}`, disbursedCount)
    const { data: zone } = await t.call(getZoneFigures, { params: { type } }, on)
    told.set(`zone applied ${type}`, zone.appliedCount)
    told.set(`zone credited ${type}`, zone.creditedCount)
    expect(zone.disbursedCount).toBe(disbursedCount)
    groups(`zone month applied ${type}`, zone.appliedByMonth)
    groups(`zone month disbursed ${type}`, zone.disbursedByMonth)
    const { data: loans } = await t.call(countZoneLoans, { params: { zone: type } }, on)
    expect(loans.count).toBe(disbursedCount)
  }
  for (const { code, unit, value, denominator, basisUnit } of (await t.call(listIndicators, {}, on)).data
    .list) {
    if (unit !== '%' && unit !== '元' && unit !== '个') told.set(`indicator ${code}`, value)
    if (basisUnit === '笔') told.set(`basis ${code}`, denominator)
  }
  return told
}

test('no public call tells a number of one or two, on no site, and no two of its answers do', async () => {
  const sites = SUBSTATIONS.filter(({ level, id }) => level < 3 || codesWithin('620100').includes(id))
  const told = new Map<string, Told>()
  for (const { id } of sites) told.set(id, await toldOn(id))
  const at = (site: string, name: string) => told.get(site)?.get(name) ?? null
  const starting = (site: string, name: string) =>
    [...(told.get(site) ?? [])].flatMap(([key, count]) => (key.startsWith(`${name} `) ? [count] : []))
  let hiddenCount = 0
  for (const [site, figures] of told) {
    for (const [name, count] of figures) {
      if (count === null) hiddenCount += 1
      // What is on offer is no case.
      else if (name !== 'indicator institutions')
        expect([site, name, isFew(count)]).toEqual([site, name, false])
    }
    // The whole less its parts, and this period less the others.
    for (const [whole, parts] of [
      ['applied', 'applied status'],
      ['applied', 'applied area'],
      ['applied', 'applied industry'],
      ['applied', 'applied month'],
      ['credited', 'credited organisation'],
      ['disbursed', 'disbursed month'],
      ['applied', 'drawing applied'],
      ['disbursed', 'drawing disbursed'],
    ] as const) {
      const rest = restOf(at(site, whole), starting(site, parts))
      expect([site, parts, isFew(rest)]).toEqual([site, parts, false])
    }
    for (const zone of ['inclusive', 'firstLoan', 'technology']) {
      const rest = restOf(at(site, `zone disbursed ${zone}`), starting(site, `zone month disbursed ${zone}`))
      expect([site, zone, isFew(rest)]).toEqual([site, zone, false])
    }
  }
  // The province less its cities, name by name of what any of them tells.
  const cities = SUBSTATIONS.filter(({ level }) => level === 2).map(({ id }) => id)
  for (const [name, whole] of told.get('620000') ?? []) {
    if (/area|drawing|institution|products/.test(name)) continue
    const parts = cities.map((city) => {
      const own = told.get(city)
      return own?.has(name) ? (own.get(name) ?? null) : 0
    })
    expect([name, isFew(restOf(whole, parts))]).toEqual([name, false])
  }
  // The demonstration data are few enough for the rule to have something to do.
  expect(hiddenCount).toBeGreaterThan(100)
}, 120_000)

test('the sums of an area, an indicator by areas, the open data and its parts tell nothing else', async () => {
  const document = JSON.parse(
    (await t.app.inject({ url: callAddress(downloadOpenData, { params: { file: 'figures.json' } }) })).body,
  ) as { figures: { code: string; areaCode: string; value: number | null; isWithheld: boolean }[] }
  for (const { id } of SUBSTATIONS.filter(({ level }) => level < 3)) {
    const { data: platform } = await t.call(getPlatformFigures, {}, { cityCode: id })
    const { data: applied } = await t.call(sumAppliedAmount, { params: { areaId: id } })
    const { data: granted } = await t.call(sumGrantedAmount, { params: { areaId: id } })
    expect([applied.count, granted.count]).toEqual([platform.applications, platform.disbursedCount])
    const { data } = await t.call(getIndicator, { params: { code: 'applications' } }, { cityCode: id })
    expect(data.value).toBe(platform.applications)
    const { data: parts } = await t.call(
      listPublicParts,
      { params: { code: 'applications' }, query: { by: 'area' } },
      { cityCode: id },
    )
    for (const part of data.parts) {
      const open = document.figures.find(
        (one) => one.code === 'applications' && one.areaCode === part.areaCode,
      )
      if (part.areaCode !== id) expect(open?.value).toBe(part.value)
      const same = parts.parts.find(({ code }) => code === part.areaCode)
      if (same) expect([part.areaCode, same.value]).toEqual([part.areaCode, part.value])
    }
  }
})

test('the screens and the promise ledger hide the same', async () => {
  const { money } = (await t.call(getScreens, {})).data
  for (const { drawnCount, appliedCount } of money.areas) {
    expect([isFew(drawnCount ?? 0), isFew(appliedCount ?? 0)]).toEqual([false, false])
  }
  const { data } = await t.call(listPromises, {})
  for (const count of ['granted', 'drawn', 'due', 'aged', 'indicated'] as const) {
    const parts = data.list.map((line) => line[count])
    for (const part of parts) expect([count, isFew(part ?? 0)]).toEqual([count, false])
    expect([count, isFew(restOf(data.total?.[count] ?? null, parts))]).toEqual([count, false])
  }
  for (const line of data.list) {
    const { list } = (await t.call(getPromises, { params: { orgId: line.orgId } })).data
    for (const count of ['granted', 'drawn', 'due', 'aged', 'indicated'] as const) {
      const parts = list.map((product) => product[count])
      for (const part of [...parts, restOf(line[count], parts)])
        expect([line.orgName, count, isFew(part ?? 0)]).toEqual([line.orgName, count, false])
    }
  }
})

test('the screen of enterprises tells no few by area, list, or industry and scale, nor by what is left of a sum', async () => {
  const { enterprises } = (await t.call(getScreens, {})).data
  const { areas, industries, ladder, scaleTotals } = enterprises
  const states = [enterprises.certified, enterprises.reviewing, enterprises.returned, enterprises.unsubmitted]
  const tables = [
    [enterprises.registered, states],
    [enterprises.registered, areas.map(({ registered }) => registered)],
    [enterprises.certified, areas.map(({ certified }) => certified)],
    [enterprises.certified, scaleTotals],
    [enterprises.borrowed, areas.map(({ borrowed }) => borrowed)],
    ...industries.map(({ total, cells }) => [total, cells] as const),
    ...scaleTotals.map(
      (total, column) => [total, industries.map(({ cells }) => cells[column] ?? 0)] as const,
    ),
  ] as const
  for (const [whole, parts] of tables) {
    for (const part of parts) expect(isFew(part ?? 0)).toBe(false)
    // A sum that is itself of few leaves no more than itself.
    if (!isFew(whole ?? 0)) expect(isFew(restOf(whole, parts))).toBe(false)
  }
  for (const { count, borrowed } of [
    ...ladder,
    ...areas.map((area) => ({ count: area.certified, borrowed: area.borrowed })),
  ]) {
    expect(isFew(count ?? 0)).toBe(false)
    if (count === null || borrowed === null || borrowed === 0) continue
    expect([isFew(borrowed), isFew(count - borrowed)]).toEqual([false, false])
  }
})

test('the screen of the mechanism tells no few by step or rest, nor by what is left of a step', async () => {
  const { steps, rests } = (await t.call(getScreens, {})).data.mechanism
  FLOW_STEPS.forEach(({ code }, index) => {
    const own = steps.find((step) => step.code === code)?.count ?? null
    const next = steps.find((step) => step.code === FLOW_STEPS[index + 1]?.code)
    const parts = [
      ...(next ? [next.count] : []),
      ...FLOW_RESTS.filter(({ after }) => after === code).map(
        (rest) => rests.find((one) => one.code === rest.code)?.count ?? null,
      ),
    ]
    for (const count of [own, ...parts]) expect([code, isFew(count ?? 0)]).toEqual([code, false])
    if (parts.length > 0) expect([code, isFew(restOf(own, parts))]).toEqual([code, false])
  })
  for (const { count, amountYuan } of steps) expect(amountYuan === null).toBe(count === null)
})

test('an event names no place and no institution whose own figure is hidden', async () => {
  const { events } = (await t.call(getScreens, {})).data.money
  expect(events.length).toBeGreaterThan(5)
  const codes = {
    need: 'needs',
    applied: 'applications',
    credited: 'creditedCount',
    drawn: 'disbursedCount',
  } as const
  for (const { kind, areaCode } of events) {
    if (areaCode === '620000') continue
    const { data } = await t.call(getIndicator, { params: { code: codes[kind] } }, { cityCode: areaCode })
    expect([kind, areaCode, data.isWithheld]).toEqual([kind, areaCode, false])
  }
})

test('every public call of statistics is walked here, or tells no number of cases', () => {
  const WITHOUT_CASES = [
    // Products, which are on offer; cases one by one with masked names; a stream of what getScreens answers; files.
    'statistics.countProducts',
    'statistics.listSuccessCases',
    'statistics.watchScreens',
    'statistics.downloadPromises',
  ]
  const walked = [
    countApplications,
    countFirstLoans,
    countGranted,
    countRegisteredEnterprises,
    countZoneLoans,
    getDemandAndDrawing,
    getPlatformFigures,
    sumAppliedAmount,
    sumGrantedAmount,
    listPublicParts,
    downloadOpenData,
    getIndicator,
    listIndicators,
    listPromises,
    getPromises,
    getScreens,
    getZoneFigures,
    listZoneFigures,
  ].map(({ name }) => name)
  const open = allCalls.filter(({ name, access }) => name.startsWith('statistics.') && access === 'public')
  expect(open.map(({ name }) => name).toSorted()).toEqual([...walked, ...WITHOUT_CASES].toSorted())
})
