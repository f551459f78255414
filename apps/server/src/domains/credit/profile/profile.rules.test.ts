import { expect, test } from 'vitest'
import type { AnsweredFactor } from '@lqr/contract/credit/profile/profile-entities.ts'
import { strongestReasons } from '@lqr/contract/credit/profile/strongest-reasons.ts'
import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import type { EvidenceItem, TopicEvidence } from './evidence.ts'
import { evidenceItem as item, evidenceOf, objectionMarkOf } from './evidence.fixtures.ts'
import { profileOf } from './profile.rules.ts'

const ON = '2026-11-20'

function factorOf(
  code: AnsweredFactor['code'],
  evidence: ReadonlyMap<CreditTopicCode, TopicEvidence>,
  on = ON,
) {
  const factors = profileOf(evidence, on).dimensions.flatMap((dimension) => dimension.factors)
  const found = factors.find((one) => one.code === code)
  if (!found) throw new Error(`no factor ${code}`)
  return found
}
const penalty = (more: Partial<EvidenceItem> = {}) =>
  item(
    { penaltyName: '示例处罚', amountYuan: 3_000, decidedOn: '2026-06-15' },
    { itemClass: 'general', publishedOn: '2026-06-15', publishedUntil: '2027-06-15', ...more },
  )

test('of a company nothing is known: base, no completeness, no reason of either kind', () => {
  const profile = profileOf(new Map(), ON)
  expect(profile).toMatchObject({
    ruleVersion: 'HX-2026.11',
    asOf: ON,
    totalPoints: 50,
    completenessPercent: 0,
  })
  expect(strongestReasons(profile)).toEqual({ up: [], down: [] })
})

test('the total is base and points of all questions, and those of a dimension are the sum of its own', () => {
  const profile = profileOf(
    evidenceOf({
      basic: [item({ foundedOn: '2018-01-01', stateName: '存续' })],
      taxLevels: [item({ creditLevel: 'A', validTo: '2027-04-19' })],
      penalties: [penalty()],
    }),
    ON,
  )
  const points = profile.dimensions.map(({ factors }) => factors.reduce((sum, one) => sum + one.points, 0))
  expect(profile.dimensions.map((dimension) => dimension.points)).toEqual(points)
  expect(profile.totalPoints).toBe(50 + 5 + 2 + 8 - 2)
  const { up, down } = strongestReasons(profile)
  expect(up.map(({ code }) => code)).toEqual(['taxLevel', 'age', 'state'])
  expect(down.map(({ code }) => code)).toEqual(['penalties'])
})

test('each input names topic, item, source, day and fact; where there is none, it says so', () => {
  const { inputs } = factorOf('penalties', evidenceOf({ penalties: [penalty({ id: '7' })] }))
  expect(inputs).toEqual([
    {
      topic: 'penalties',
      itemId: '7',
      fact: '处罚名称 示例处罚；决定日期 2026年6月15日；罚没金额 3,000 元',
      source: '示例来源',
      dataDate: '2026-05-01',
      isCounted: true,
      note: '公示至2027年6月15日，当日起不再计入；现在可以申请提前停止公示',
    },
  ])
  expect(factorOf('penalties', evidenceOf({ penalties: [] }))).toMatchObject({
    answer: '没有在公示的处罚',
    points: 2,
    improve: null,
    inputs: [{ itemId: null, fact: '来源中没有记录', isCounted: true }],
  })
})

test('what is closed, unread or empty moves nothing but the completeness', () => {
  const known = evidenceOf({ basic: [item({ foundedOn: '2018-01-01', stateName: '存续' })] })
  const base = profileOf(known, ON)
  const more = new Map(known).set('taxLevels', { state: 'closed' }).set('executed', { state: 'unread' })
  more.set('annualReports', { state: 'read', items: [], source: '示例来源' })
  const profile = profileOf(more, ON)
  expect(profile.totalPoints).toBe(base.totalPoints)
  expect(profile.completenessPercent).toBe(base.completenessPercent)
  expect(factorOf('taxLevel', more)).toMatchObject({ state: 'closed', points: 0, inputs: [], answer: null })
  expect(factorOf('executed', more)).toMatchObject({ state: 'unread', points: 0, inputs: [] })
  expect(factorOf('growth', more)).toMatchObject({ state: 'unknown', points: 0, improve: expect.any(String) })
})

test('everything known and good is 100 of 100 and complete', () => {
  const paid = () => [item({ period: '2025 年第四季度', arrearsYuan: 0 })]
  const report = (year: number) => item({ year, revenueYuan: year, assetsYuan: 100, liabilitiesYuan: 60 })
  const none: EvidenceItem[] = []
  const profile = profileOf(
    evidenceOf({
      basic: [item({ foundedOn: '2018-01-01', stateName: '存续' })],
      changes: none,
      annualReports: [report(2024), report(2025)],
      taxLevels: [item({ creditLevel: 'A' })],
      taxArrears: none,
      taxOffences: none,
      taxAbnormal: none,
      socialInsurance: paid(),
      housingFund: paid(),
      water: paid(),
      gas: paid(),
      electricity: paid(),
      penalties: none,
      abnormal: none,
      seriousIllegal: none,
      blackList: none,
      redList: [item({ listName: '示例名单', validTo: '2027-12-31' })],
      publicRating: [item({ gradeName: '优', validTo: '2027-06-30' })],
      executed: none,
      dishonest: none,
      consumptionLimits: none,
      equityFreezes: none,
      patents: [item({ stateName: '授权' })],
      software: [item({ name: '示例软件' })],
      certificates: [item({ name: '示例认证', validTo: '2027-12-31' })],
    }),
    ON,
  )
  expect(profile).toMatchObject({ totalPoints: 100, completenessPercent: 100 })
})

test('an item whose correction stands is as good as unknown; it counts again once its source changed it', () => {
  const corrected = evidenceOf({ penalties: [penalty({ objections: [objectionMarkOf('corrected')] })] })
  expect(factorOf('penalties', corrected)).toMatchObject({
    state: 'unknown',
    points: 0,
    inputs: [{ isCounted: false, note: '异议成立已更正，来源更新前不计入' }],
  })
  const renewed = evidenceOf({ penalties: [penalty({ objections: [objectionMarkOf('corrected', true)] })] })
  expect(factorOf('penalties', renewed).points).toBe(-2)
  const later = [objectionMarkOf('kept'), objectionMarkOf('corrected')]
  expect(factorOf('penalties', evidenceOf({ penalties: [penalty({ objections: later })] })).points).toBe(-2)
  const beside = [penalty({ objections: [objectionMarkOf('corrected')] }), penalty({ itemClass: 'slight' })]
  expect(factorOf('penalties', evidenceOf({ penalties: beside }))).toMatchObject({
    points: 0,
    answer: '仅有轻微失信',
  })
})

test('an objection that is being examined is named beside what counts', () => {
  const open = evidenceOf({ penalties: [penalty({ objections: [objectionMarkOf('open')] })] })
  const { points, inputs } = factorOf('penalties', open)
  expect(points).toBe(-2)
  expect(inputs[0]?.note).toContain('异议处理中')
})

test('what was released, removed or has run out by the day does not count and says so', () => {
  const listed = evidenceOf({ abnormal: [item({ inOn: '2026-01-05', outOn: '2026-11-20' })] })
  expect(factorOf('abnormal', listed, '2026-11-19').points).toBe(-1)
  expect(factorOf('abnormal', listed)).toMatchObject({
    points: 1,
    inputs: [{ isCounted: false, note: '已移出、解除或到期，不再计入' }],
  })
  const level = evidenceOf({ taxLevels: [item({ creditLevel: 'D', validTo: '2026-04-19' })] })
  expect(factorOf('taxLevel', level)).toMatchObject({ state: 'unknown', points: 0 })
})

test('what is good until a day is good on that day, and over on the next', () => {
  const certificate = evidenceOf({ certificates: [item({ name: '示例认证', validTo: '2026-11-20' })] })
  expect(factorOf('certificates', certificate, '2026-11-20').inputs).toMatchObject([{ isCounted: true }])
  expect(factorOf('certificates', certificate, '2026-11-21').inputs).toMatchObject([{ isCounted: false }])
  const frozen = (fact: object) => evidenceOf({ equityFreezes: [item({ noticeNo: '示例', ...fact })] })
  const counted = (fact: object) => factorOf('equityFreezes', frozen(fact), '2026-11-20').inputs
  expect(counted({ frozenTo: '2026-11-20' })).toMatchObject([{ isCounted: true }])
  expect(counted({ releasedOn: '2026-11-20' })).toMatchObject([{ isCounted: false }])
})

test('names of people are in no input, whatever the item says', () => {
  const evidence = evidenceOf({
    basic: [item({ foundedOn: '2018-01-01', stateName: '存续', legalPersonName: '张小明' })],
    changes: [item({ changedOn: '2026-06-01', item: '法定代表人变更', before: '张小明', after: '李小红' })],
    patents: [item({ name: '示例装置', stateName: '授权', inventors: '张**' })],
    dishonest: [item({ caseNo: '示例', legalPersonName: '张小明' }, { itemClass: 'serious' })],
  })
  expect(JSON.stringify(profileOf(evidence, ON))).not.toMatch(/张|李小红/)
})
