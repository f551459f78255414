import { expect, test } from 'vitest'
import type { ObjectionMark } from '@lqr/contract/credit/objections/objection-mark.ts'
import { reportData } from './report-data.ts'

const HEAD = {
  number: 'BG20261124-0123456789',
  corporateName: '示例公司',
  creditCode: '91620100MA00000000',
  orgName: null,
  caseNo: null,
  issuedOn: '2026-11-24',
  validUntil: '2026-12-24',
  checkUrl: 'https://example.org/reportCheck?number=BG20261124-0123456789',
}

/** The facts of one item that bears these objections, as the report lists them. */
function factsWith(...objections: ObjectionMark[]) {
  const item = {
    id: '1',
    source: '示例来源',
    dataDate: null,
    fetchedAt: '2026-11-20T10:00:00+08:00',
    isDemonstration: false,
    itemClass: null,
    publishedOn: null,
    publishedUntil: null,
    content: { penaltyName: '示例处罚' },
    objections,
  }
  const reading = {
    source: '示例来源',
    fetchedAt: item.fetchedAt,
    isDemonstration: false,
    isStale: false,
  }
  const page = { rows: [item], total: 1, reading }
  return reportData(HEAD, [{ code: 'penalties', page }]).groups[0]?.topics[0]?.items[0]?.facts
}

const objection = {
  number: 'YY20261120-000001',
  submittedAt: '2026-11-20T10:00:00+08:00',
  hasItemChanged: false,
}

test('an item in the report says that an objection to it is examined, and afterwards what came of it', () => {
  expect(factsWith()).toEqual([{ label: '处罚名称', value: '示例处罚' }])
  expect(factsWith({ ...objection, mark: 'open', decidedAt: null, statement: null })).toContainEqual({
    label: '异议',
    value: '异议处理中（2026-11-20）',
  })
  const decided = { ...objection, decidedAt: '2026-11-23T18:00:00+08:00' }
  expect(factsWith({ ...decided, mark: 'corrected', statement: '金额应为三千元' })).toContainEqual({
    label: '异议',
    value: '已更正（2026-11-23）：金额应为三千元',
  })
})
