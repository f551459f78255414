import { ITEM_CLASSES } from '@lqr/contract/credit/item-classes.ts'
import { OBJECTION_MARKS, type ObjectionMark } from '@lqr/contract/credit/objections/objection-mark.ts'
import { topicFacts } from '@lqr/contract/credit/topic-facts.ts'
import { creditTopic, type CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import { TOPIC_GROUPS } from '@lqr/contract/credit/topics/topic.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { qrSvg } from '../../../documents/qr-svg.ts'
import type { TopicPage } from '../topics/index.ts'
import { reportCopy as copy } from './copy.ts'

/** What was read of a topic; nothing where its source could not be asked. */
export interface ReadTopic {
  readonly code: CreditTopicCode
  readonly page: TopicPage | undefined
}

export interface ReportHead {
  readonly number: string
  readonly corporateName: string
  readonly creditCode: string
  readonly orgName: string | null
  readonly caseNo: string | null
  /** Days in China. */
  readonly issuedOn: string
  readonly validUntil: string
  /** Where anybody checks the report. */
  readonly checkUrl: string
}

/** An objection beside an item, in a sentence. */
function objectionInWords({ mark, submittedAt, decidedAt, statement }: ObjectionMark): string {
  const name = OBJECTION_MARKS.find(({ code }) => code === mark)?.name ?? ''
  const on = shanghaiDay(new Date(decidedAt ?? submittedAt))
  return statement === null ? `${name}（${on}）` : `${name}（${on}）：${statement}`
}

function itemOf(code: CreditTopicCode, row: TopicPage['rows'][number]) {
  const negative = row.publishedUntil
    ? [
        {
          label: copy.itemClass,
          value: ITEM_CLASSES.find((one) => one.code === row.itemClass)?.name ?? '',
        },
        { label: copy.publishedUntil, value: row.publishedUntil },
      ]
    : []
  const objections = row.objections.map((one) => ({ label: copy.objection, value: objectionInWords(one) }))
  const notes = [row.source, row.dataDate, row.isDemonstration ? copy.demonstration : null]
  return {
    facts: [...topicFacts(creditTopic(code), row.content), ...negative, ...objections],
    note: `${copy.source}：${notes.filter(Boolean).join(' · ')}`,
  }
}

function summaryOf({ code, page }: ReadTopic): string[] {
  const { name } = creditTopic(code)
  if (!page) return [name, '—', '—', copy.unread]
  const newest = page.rows[0]?.dataDate ?? '—'
  return [name, String(page.total), newest, page.total === 0 ? copy.none : page.reading.source]
}

/** Everything that stands in a report, as the template reads it. */
export function reportData(head: ReportHead, topics: readonly ReadTopic[]) {
  const groups = TOPIC_GROUPS.map(({ code: group, name }) => ({
    name,
    topics: topics.flatMap(({ code, page }) => {
      const topic = creditTopic(code)
      if (topic.group !== group || !page || page.total === 0) return []
      const left = page.total - page.rows.length
      return [
        {
          name: topic.name,
          items: page.rows.map((row) => itemOf(code, row)),
          more: left > 0 ? copy.more(left) : '',
        },
      ]
    }),
  }))
  return {
    title: copy.title,
    platform: copy.platform,
    number: head.number,
    facts: [
      { label: copy.company, value: head.corporateName },
      { label: copy.creditCode, value: head.creditCode },
      { label: copy.number, value: head.number },
      { label: copy.issuedAt, value: head.issuedOn },
      { label: copy.validUntil, value: head.validUntil },
      { label: copy.usedBy, value: head.orgName ?? copy.self },
      ...(head.caseNo ? [{ label: copy.caseNo, value: head.caseNo }] : []),
    ],
    qr: qrSvg(head.checkUrl),
    verify: copy.verify,
    verifyHint: copy.verifyHint,
    overview: {
      title: copy.overview,
      heads: [copy.topic, copy.count, copy.newest, copy.source],
      rows: topics.map(summaryOf),
    },
    groups: groups.filter((group) => group.topics.length > 0),
    notes: { title: copy.notes, lines: copy.noteLines },
    footer: copy.footer(head.number),
    page: copy.page,
  }
}
