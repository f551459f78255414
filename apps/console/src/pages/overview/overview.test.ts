import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { needCase } from '@lqr/contract/financing/need-case.ts'
import { expect, test } from 'vitest'
import { caseTrack } from './case-track.ts'
import { AHEAD_DAYS, comingDays, daysAway } from './coming-days.ts'
import { companyHistory } from './company-history.ts'

const now = new Date('2026-11-24T08:00:00+08:00')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()
const nothing = { affairs: [], authorisations: [], loans: [], policies: [] }
const affair = {
  kind: 'application',
  caseId: '5',
  title: '经营快贷',
  number: 'SQ1',
  orgName: '示例银行',
  dueAt: inDays(3),
  isPaused: false,
  waitsFor: 'institution',
  to: '/personal/applications/5',
}

const policy = {
  itemId: '4',
  name: '贴息',
  declareTo: inDays(5).slice(0, 10),
  declaredAt: null,
  delivery: 'declare',
  standing: 'fits',
} as const

const stand = (steps: ReturnType<typeof caseTrack>) => steps.find(({ state }) => state === 'now')?.name

test('the track stands where the case stands', () => {
  expect(stand(caseTrack(applicationCase, 'application', 'SUBMITTED'))).toBe('提交')
  expect(stand(caseTrack(applicationCase, 'application', 'SUPPLEMENT'))).toBe('审批')
  expect(caseTrack(applicationCase, 'application', 'SIGNED').map(({ state }) => state)).toEqual([
    'done',
    'done',
    'done',
    'done',
    'now',
    'next',
  ])
  expect(stand(caseTrack(needCase, 'need', 'DRAFT'))).toBe('填写')
})

test('what comes up is told from the nearest on, and says whose turn it is', () => {
  const days = comingDays(
    {
      affairs: [affair, { ...affair, caseId: '6', dueAt: inDays(1), waitsFor: 'enterprise' }],
      authorisations: [{ id: '2', granteeOrgName: '示例银行', validTo: inDays(20) }],
      loans: [
        {
          id: '3',
          orgName: '示例银行',
          productName: null,
          openYuan: 200_000,
          dueOn: inDays(10).slice(0, 10),
        },
      ],
      policies: [{ ...policy, declareTo: null }],
    },
    now,
  )
  expect(days.map(({ key }) => key)).toEqual(['application 6', 'application 5', 'loan 3', 'authorisation 2'])
  expect(days[0]?.text).toBe('等您处理，到期前办完')
  expect(days[1]?.text).toBe('示例银行应在这天前办理')
  expect(days[2]?.title).toBe('归还本金 20 万元')
})

test('a clock that is paused, and what lies beyond the days ahead or behind, is not told', () => {
  const at = (dueAt: string, isPaused = false) =>
    comingDays({ ...nothing, affairs: [{ ...affair, dueAt, isPaused }] }, now)
  expect(at(inDays(3), true)).toEqual([])
  expect(at(inDays(AHEAD_DAYS + 1))).toEqual([])
  expect(at(inDays(-5))).toEqual([])
})

test('how long it is until then is told in days of the calendar, and what was due yesterday is not told', () => {
  const away = (at: string) => daysAway(at, now)
  expect(away('2026-11-24T17:00:00+08:00')).toBe(0)
  expect(away('2026-11-24')).toBe(0)
  expect(away('2026-11-25T00:30:00+08:00')).toBe(1)
  expect(away('2026-11-25T17:00:00+08:00')).toBe(1)
  expect(daysAway('2027-01-01', new Date('2026-12-31T23:30:00+08:00'))).toBe(1)
  const due = { ...affair, dueAt: '2026-11-23T17:00:00+08:00' }
  expect(comingDays({ ...nothing, affairs: [due] }, now)).toEqual([])
})

test('of a policy the last day is told as long as the enterprise still has to declare', () => {
  const told = (change: object) =>
    comingDays({ ...nothing, policies: [{ ...policy, ...change }] }, now).length
  expect([told({}), told({ standing: 'judged' })]).toEqual([1, 1])
  const others = [{ declaredAt: inDays(-1) }, { delivery: 'direct' }, { standing: 'unmet' }]
  expect(others.map(told)).toEqual([0, 0, 0])
})

test('the history tells the latest first, and of an application how it ended', () => {
  const row = {
    id: '5',
    productName: '经营快贷',
    orgName: '示例银行',
    amountYuan: 500_000,
    status: 'DISBURSED',
    createdAt: inDays(-30),
    updatedAt: inDays(-10),
  }
  const authorisations = [{ id: '2', granteeOrgName: '示例银行', status: 'ACTIVE', validFrom: inDays(-29) }]
  const entries = companyHistory({ applications: [row], authorisations }, 8)
  expect(entries.map(({ key, tone }) => `${key} ${tone}`)).toEqual([
    'ended 5 reached',
    'authorised 2 plain',
    'applied 5 plain',
  ])
  expect(companyHistory({ applications: [row], authorisations }, 1)).toHaveLength(1)
  const toneOf = (status: string) =>
    companyHistory({ applications: [{ ...row, status }], authorisations: [] }, 1)[0]?.tone
  expect(['CREDITED', 'UNUSED', 'REJECTED', 'WITHDRAWN'].map(toneOf)).toEqual([
    'reached',
    'reached',
    'plain',
    'plain',
  ])
})
