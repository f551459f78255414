import { Button } from 'antd'
import { useParams } from 'react-router'
import { type BriefLine, getBriefIssue } from '@lqr/contract/briefs/calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Answer } from '../../shell/page/answer.tsx'
import { BackLink } from '../../shell/page/back-link.tsx'
import { Notice } from '../../shell/page/notice.tsx'
import { Page } from '../../shell/page/page.tsx'
import { PlainRecords } from '../../shell/records/plain-records.tsx'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { useCall } from '../../shell/use-call.ts'
import { copy } from './copy.ts'
import { saveBrief } from './save-brief.ts'
import './briefs.css'

const number = (value: number | null) =>
  value === null ? copy.none : value.toLocaleString('zh-CN', { maximumFractionDigits: 2 })
const figure = (key: 'value' | 'before' | 'yearAgo'): RecordColumn<BriefLine> => ({
  key,
  title: copy[key],
  align: 'right',
  render: (line) => <span className="tabular">{number(line[key])}</span>,
})

const columns: readonly RecordColumn<BriefLine>[] = [
  {
    key: 'indicator',
    title: copy.indicator,
    isHeading: true,
    render: ({ name, definition }) => (
      <>
        {name}
        <br />
        <span className="muted">{definition}</span>
      </>
    ),
  },
  { key: 'unit', title: copy.unit, render: ({ unit }) => unit },
  figure('value'),
  figure('before'),
  figure('yearAgo'),
]

/** One issue as it was made: its figures with their definitions, its files and the digests to check them by. */
export function Component() {
  const { id = '' } = useParams()
  const answer = useCall(getBriefIssue, { params: { id } })
  const issue = answer.data?.issue
  return (
    <Page
      title={issue ? `${copy.of(issue.areaName, issue.month)} ${issue.title}` : copy.title}
      extra={
        issue?.status === 'READY' && (
          <>
            <Button onClick={() => void saveBrief(issue, 'pdf')}>{copy.pdf}</Button>
            <Button onClick={() => void saveBrief(issue, 'docx')}>{copy.docx}</Button>
          </>
        )
      }
    >
      <p>
        <BackLink to="/office/briefs">{copy.back}</BackLink>
      </p>
      <Answer of={answer}>
        {({ issue: { edition, issuedAt, status, figuresDigest, pdfDigest, docxDigest }, intro, lines }) =>
          status === 'READY' ? (
            <>
              <p className="muted tabular">
                {copy.edition(edition)} · {copy.issuedAt} {formatDateTime(issuedAt)}
              </p>
              {intro && <p>{intro}</p>}
              <PlainRecords
                table="briefLines"
                label={copy.figures}
                rows={lines}
                columns={columns}
                rowKey={({ code }) => code}
              />
              <h2>{copy.digests}</h2>
              <ul className="plain-list">
                <li>{figuresDigest}</li>
                <li>
                  {copy.pdf} {pdfDigest}
                </li>
                <li>
                  {copy.docx} {docxDigest}
                </li>
              </ul>
            </>
          ) : (
            <div className="panel">
              <Notice title={copy.notReady} />
            </div>
          )
        }
      </Answer>
    </Page>
  )
}
