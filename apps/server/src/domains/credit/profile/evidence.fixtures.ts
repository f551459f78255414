import type { ObjectionMark } from '@lqr/contract/credit/objections/objection-mark.ts'
import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import type { EvidenceItem, TopicEvidence } from './evidence.ts'

let serial = 0

/** An item as its source says it. */
export function evidenceItem(
  content: EvidenceItem['content'],
  more: Partial<EvidenceItem> = {},
): EvidenceItem {
  serial += 1
  return {
    id: String(serial),
    source: '示例来源',
    dataDate: '2026-05-01',
    itemClass: null,
    publishedOn: null,
    publishedUntil: null,
    content,
    objections: [],
    ...more,
  }
}

/** Topics that were read, each with its items. */
export function evidenceOf(topics: Partial<Record<CreditTopicCode, readonly EvidenceItem[]>>) {
  const entries = Object.entries(topics) as [CreditTopicCode, readonly EvidenceItem[]][]
  return new Map<CreditTopicCode, TopicEvidence>(
    entries.map(([code, items]) => [code, { state: 'read', items, source: '示例来源' }]),
  )
}

export function objectionMarkOf(mark: ObjectionMark['mark'], hasItemChanged = false): ObjectionMark {
  return {
    number: 'YY-1',
    mark,
    submittedAt: '2026-06-01T00:00:00Z',
    decidedAt: mark === 'open' ? null : '2026-06-05T00:00:00Z',
    statement: mark === 'open' ? null : '经核查，金额应为三千元',
    hasItemChanged,
  }
}
