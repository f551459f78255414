import { Alert, Tag } from 'antd'
import { Link } from 'react-router'
import type { getCreditOverview } from '@lqr/contract/credit/topic-calls.ts'
import { CREDIT_TOPICS } from '@lqr/contract/credit/topics.ts'
import { TOPIC_GROUPS } from '@lqr/contract/credit/topics/topic.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import { Facts } from '../../../shell/records/facts.tsx'
import { Contradictions } from './contradictions.tsx'
import { fileCopy as copy } from './copy.ts'
import './topics.css'

type Overview = CallOutput<typeof getCreditOverview>
type Summary = Overview['topics'][number]

interface CreditFileProps {
  overview: Overview
  isOwn: boolean
  /** The address of a topic's page. */
  toTopic: (topic: string) => string
}

function saidOf({ isOpen, count, newestOn }: Summary): string {
  if (!isOpen) return copy.closed
  if (count === null) return copy.unknown
  if (count === 0) return copy.none
  return newestOn ? `${copy.count(count)} · ${copy.newest(formatDate(newestOn))}` : copy.count(count)
}

/** All topics of a company by group: how much there is of each, and what is new. */
export function CreditFile({ overview, isOwn, toTopic }: CreditFileProps) {
  const { topics, contradictions, completenessPercent, lastVisitAt, scannedAt, source } = overview
  const summaries = new Map(topics.map((summary) => [summary.topic, summary]))
  return (
    <div className="stack">
      {overview.isStale && <Alert type="warning" showIcon title={copy.stale} />}
      <Contradictions rows={contradictions} isOwn={isOwn} />
      <section className="panel">
        <Facts
          columns={3}
          items={[
            { label: copy.completeness, value: `${completenessPercent}%` },
            {
              label: copy.source,
              value: (
                <>
                  {source} {overview.isDemonstration && <Tag>{copy.demonstration}</Tag>}
                </>
              ),
            },
            { label: copy.scannedAt, value: scannedAt && formatDateTime(scannedAt) },
            ...(isOwn
              ? [
                  {
                    label: copy.lastVisit,
                    value: lastVisitAt ? formatDateTime(lastVisitAt) : copy.firstVisit,
                  },
                ]
              : []),
          ]}
        />
        <p className="muted panel-foot">{copy.completenessHint}</p>
      </section>
      {TOPIC_GROUPS.map((group) => (
        <section key={group.code} className="panel" aria-labelledby={`group-${group.code}`}>
          <h2 id={`group-${group.code}`}>{group.name}</h2>
          <ul className="credit-topics">
            {CREDIT_TOPICS.filter((topic) => topic.group === group.code).map(({ code, name }) => {
              const summary = summaries.get(code)
              if (!summary) return null
              const marks = (
                <>
                  <span className="credit-topic-name">{name}</span>
                  <span className={summary.count ? 'tabular' : 'muted'}>{saidOf(summary)}</span>
                  {summary.isNew && <Tag color="processing">{copy.isNew}</Tag>}
                </>
              )
              return (
                <li key={code} className={summary.count ? undefined : 'credit-topic-empty'}>
                  {summary.isOpen ? <Link to={toTopic(code)}>{marks}</Link> : <span>{marks}</span>}
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
