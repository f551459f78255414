import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { caseKindNames } from '@lqr/contract/all-cases.ts'
import { printLetter } from '@lqr/contract/oversight/letter-calls.ts'
import { letterCase } from '@lqr/contract/oversight/letter-case.ts'
import { letterDetail, type LetterDetail } from '@lqr/contract/oversight/letter-entities.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import { openInTab } from '@lqr/web-client/files/open-in-tab.ts'
import { CaseTimeline } from '../../../shell/cases/case-timeline.tsx'
import { workAddress } from '../../../shell/cases/work-address.ts'
import { callForBlob } from '../../../shell/client.ts'
import { type Fact, Facts } from '../../../shell/records/facts.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { sayFailure } from '../../../shell/toast.ts'
import { letterCopy as copy } from './copy.ts'
import '../../../shell/records/figure-table.css'
import '../oversight.css'

const labels = labelsOf(letterDetail)
type Subject = LetterDetail['subjects'][number]

const wide = (label: string, text: string | null): Fact[] =>
  text ? [{ label, value: <span className="prewrap">{text}</span>, isWide: true }] : []

/** Which letter it is, repeated before every move. */
export function letterFacts({ number, orgName, areaName, subject }: LetterDetail): Fact[] {
  return [
    { label: labels.number, value: number },
    { label: labels.areaName, value: areaName },
    { label: labels.orgName, value: orgName },
    { label: labels.subject, value: subject, isWide: true },
  ]
}

/** What has become of a case of a letter. */
function Standing({ isOpen, isHandled, leftAs }: Pick<Subject, 'isOpen' | 'isHandled' | 'leftAs'>) {
  if (isOpen) return <td className="oversight-late">{`▲ ${copy.open}`}</td>
  if (isHandled) return <td className="oversight-ok">{`● ${copy.handled}`}</td>
  return <td className="muted">{`○ ${copy.gone(leftAs)}`}</td>
}

/** The cases of a letter; the institution opens its own from here. */
function Subjects({ letter, isDesk }: { letter: LetterDetail; isDesk: boolean }) {
  return (
    <section className="panel">
      <h2>{copy.subjects}</h2>
      <div className="figure-scroll" role="region" aria-label={copy.subjects} tabIndex={0}>
        <table className="figure-table oversight-rows">
          <thead>
            <tr>
              <th scope="col">{copy.caseNumber}</th>
              <th scope="col">{copy.companies}</th>
              <th scope="col">{copy.thenDue}</th>
              <th scope="col">{copy.state}</th>
            </tr>
          </thead>
          <tbody>
            {letter.subjects.map(({ kind, caseId, number, companyName, dueAt, ...subject }) => (
              <tr key={`${kind} ${caseId}`}>
                <th scope="row">
                  {isDesk ? <Link to={workAddress(kind, caseId)}>{number}</Link> : number}
                  <div className="muted">{nameOf(caseKindNames, kind)}</div>
                </th>
                <td>{companyName ?? <span className="muted">{copy.sealed}</span>}</td>
                <td>{dueAt && formatDate(dueAt)}</td>
                <Standing {...subject} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** The letter as PDF, in a tab of its own. */
export function PrintButton({ id }: { id: string }) {
  const print = () => openInTab(() => callForBlob(printLetter, { params: { id } })).catch(sayFailure)
  return <Button onClick={() => void print()}>{copy.print}</Button>
}

/** A letter with its cases, what the institution answered, and its timeline. */
export function LetterBody(props: { letter: LetterDetail; isDesk?: boolean; children: ReactNode }) {
  const { letter, isDesk = false, children } = props
  const { status, answer, answeredAt, returnReason } = letter
  const title = status in copy.current ? copy.current[status as keyof typeof copy.current] : undefined
  return (
    <>
      <div className="two-columns">
        <div className="stack">
          {answer && (
            <section className="panel">
              <h2>{copy.answer}</h2>
              <Facts
                items={[
                  ...wide(labels.answer, answer),
                  { label: labels.answeredAt, value: formatDateTime(answeredAt) },
                  ...wide(copy.returned, returnReason),
                ]}
              />
            </section>
          )}
          <section className="panel">
            <h2>{copy.content}</h2>
            <Facts
              items={[
                ...letterFacts(letter),
                { label: labels.authorName, value: letter.authorName },
                ...wide(labels.content, letter.content),
              ]}
            />
          </section>
          <Subjects letter={letter} isDesk={isDesk} />
        </div>
        <CaseTimeline
          of={letterCase}
          events={letter.timeline}
          current={title === undefined ? undefined : { title }}
          clock={letter}
        />
      </div>
      {children}
    </>
  )
}
