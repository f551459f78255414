import { describe, expect, test } from 'vitest'
import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { demandReportCase } from '@lqr/contract/demand-reports/report-case.ts'
import type { ShownEvent } from './case-event.store.ts'
import { readBy, sideWithin } from './case-timeline.rules.ts'
import { assignedNote } from './copy.ts'

const BANK = '2'
const CASE = { company_id: '1', org_id: BANK }
const AT = '2026-11-20T02:00:00.000Z'

function event(action: string, note: string | null, actorSide: 'institution' | 'enterprise' = 'institution') {
  const told: ShownEvent<string, string> = {
    at: AT,
    action,
    fromStatus: 'ACCEPTED',
    toStatus: 'REVIEWING',
    actorSide,
    actorName: '客户经理（示例）',
    orgId: actorSide === 'institution' ? BANK : null,
    note,
  }
  return told
}

const READERS = {
  enterprise: { side: 'enterprise', orgIds: [] },
  institution: { side: 'institution', orgIds: ['9', BANK] },
  other: { side: 'institution', orgIds: ['3'] },
  authority: { side: 'authority', orgIds: [] },
} as const
const notes = (reader: keyof typeof READERS, ...events: ShownEvent<string, string>[]) =>
  readBy(applicationCase, READERS[reader], events).map(({ note }) => note)

describe('the side on which a case is read', () => {
  test('is that of its own enterprise or institution; whoever else may read it is an authority', () => {
    expect(sideWithin({ companyId: '1', orgIds: [] }, CASE)).toBe('enterprise')
    expect(sideWithin({ companyId: null, orgIds: ['2', '3'] }, CASE)).toBe('institution')
    expect(sideWithin({ companyId: null, orgIds: [] }, CASE)).toBe('authority')
    expect(sideWithin({ companyId: null, orgIds: [] }, { company_id: null, org_id: null })).toBe('authority')
  })
})

describe('what colleagues remark to each other', () => {
  test('is read by their own side alone', () => {
    const review = event('review', '负债偏高，注意现金流')
    expect(notes('institution', review)).toEqual(['负债偏高，注意现金流'])
    expect(notes('enterprise', review)).toEqual([null])
  })

  test('is not read by another institution that the case has gone on to, nor where nobody knows whose it was', () => {
    const review = event('review', '负债偏高，注意现金流')
    expect(notes('other', review, event('supplement', '请补充对账单'))).toEqual([null, '请补充对账单'])
    expect(notes('institution', { ...review, orgId: null })).toEqual([null])
  })

  test('is kept from the next institution too when one writes to the authority; the others read that', () => {
    const told = [event('contact', '已电话联系'), event('giveBack', '现有负债超过产品要求')]
    const read = (reader: keyof typeof READERS) =>
      readBy(demandReportCase, READERS[reader], told).map(({ note }) => note)
    expect(read('other')).toEqual(['已电话联系', null])
    for (const reader of ['institution', 'enterprise', 'authority'] as const)
      expect(read(reader)).toEqual(['已电话联系', '现有负债超过产品要求'])
  })

  test('is kept from the next institution where the authority took the case from another one', () => {
    const recalled: ShownEvent<string, string> = {
      ...event('recall', '多次联系没有办理'),
      fromStatus: 'CONTACTED',
      toStatus: 'REVIEWED',
      actorSide: 'authority',
      orgId: null,
    }
    const read = (reader: keyof typeof READERS) =>
      readBy(demandReportCase, READERS[reader], [recalled]).map(({ note }) => note)
    expect(read('other')).toEqual([null])
    for (const reader of ['enterprise', 'authority'] as const)
      expect(read(reader)).toEqual(['多次联系没有办理'])
    const review = { ...recalled, action: 'review', fromStatus: 'ACCEPTED' }
    expect(readBy(demandReportCase, READERS.other, [review])).toEqual([review])
  })

  test('goes out of a case that was given away, and who goes on with it stays', () => {
    const given = event('assign', assignedNote('示例经理', '企业催得紧\n先放一放'))
    const taken = event('assign', assignedNote('示例经理'))
    expect(notes('institution', given)).toEqual(['由 示例经理 办理：企业催得紧\n先放一放'])
    expect(notes('enterprise', given, taken)).toEqual(['由 示例经理 办理', '由 示例经理 办理'])
  })

  test('takes nothing from what is meant for the other side', () => {
    const told = [
      event('supplement', '请补充对账单'),
      event('supply', '已补充', 'enterprise'),
      event('sign', null),
    ]
    expect(notes('enterprise', ...told)).toEqual(['请补充对账单', '已补充', null])
    expect(readBy(applicationCase, READERS.enterprise, told)).toEqual(told)
  })
})
