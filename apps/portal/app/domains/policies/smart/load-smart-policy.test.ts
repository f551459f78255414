import { getCertification } from '@lqr/contract/certification/calls.ts'
import { getPolicyProfile, matchItems } from '@lqr/contract/policies/match-calls.ts'
import { listPolicyReports } from '@lqr/contract/policies/report-calls.ts'
import { expect, test } from 'vitest'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { loadSmartPolicy } from './load-smart-policy.ts'

const stored = {
  titles: ['highTech'],
  taxRating: 'B',
  rdPercent: 3,
  rdYuan: null,
  techStaffPercent: null,
  mainBusinessPercent: null,
  growthPercent: null,
  debtPercent: null,
  nicheYears: null,
  patents: 2,
  noAccident: null,
}

/** The server to an enterprise of its own, or to a visitor. */
function load(query: string, isOwn = true, list: readonly object[] = []) {
  const found = { list, counts: [], total: 0, currentPageNum: 1, pageSize: 10 }
  const answers = new Map<unknown, unknown>([
    [matchItems, { ...found, isOwn }],
    [getPolicyProfile, { ...stored, version: 4, updatedAt: null }],
    [listPolicyReports, []],
    [getCertification, { areaCode: '620902' }],
  ])
  const api = (call: unknown) => Promise.resolve(answers.get(call))
  return loadSmartPolicy(api as LoaderApi, new Request(`http://portal/smartPolicy?${query}`))
}

test('what is saved is what the form shows: the answers of the address over what is stored', async () => {
  const { texts, toSave } = await load('patents=5&techSme=1')
  expect(texts).toEqual({ rd: '3', tax: 'B', patents: '5', techSme: '1' })
  expect(toSave).toEqual({ ...stored, titles: ['techSme'], patents: 5, version: 4 })
})

test('a field that was sent empty is shown empty and saved as not told', async () => {
  const { texts, toSave } = await load('patents=&tax=A')
  expect(texts).toEqual({ rd: '3', tax: 'A', highTech: '1' })
  expect(toSave).toMatchObject({ patents: null, taxRating: 'A', titles: ['highTech'] })
})

test.each(['', 'kind=title', 'patents=many&tax=A'])('%j gives nothing to save', async (query) => {
  expect((await load(query)).toSave).toBeUndefined()
})

test('the calendar is that of the area: the own one of an enterprise, the one that a visitor told', async () => {
  expect((await load('')).calendarQuery).toBe('?areaCode=620902')
  expect((await load('area=620102', false)).calendarQuery).toBe('?areaCode=620102')
  expect((await load('', false)).calendarQuery).toBe('')
})

test('a visitor has nothing to save', async () => {
  expect((await load('patents=5', false)).toSave).toBeUndefined()
})

test('an item says where one goes and how soon its money comes; what its document does not tell is left out', async () => {
  const item = { kind: 'award', delivery: 'fast', window: 'always' }
  const matchOf = (told: object) => ({
    item: { ...item, ...told },
    standing: 'fits',
    verdicts: [],
    path: null,
  })
  const { matches } = await load('', false, [
    matchOf({ place: '政务服务中心二楼', cashWorkingDays: 60 }),
    matchOf({ place: null, cashWorkingDays: null }),
  ])
  expect(matches).toMatchObject([
    { place: '政务服务中心二楼', cash: '受理后 60 个工作日内' },
    { place: null, cash: '' },
  ])
})
