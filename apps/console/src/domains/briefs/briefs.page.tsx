import { useQueryClient } from '@tanstack/react-query'
import { Button, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { type BriefIssue, getBriefPlan, listBriefIssues } from '@lqr/contract/briefs/calls.ts'
import { BRIEF_STATES } from '@lqr/contract/briefs/kinds.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Notice } from '../../shell/page/notice.tsx'
import { Page } from '../../shell/page/page.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { RecordList } from '../../shell/records/record-list.tsx'
import { useListSearch } from '../../shell/records/use-list-search.ts'
import { toastSuccess } from '../../shell/toast.ts'
import { callKey, useCall } from '../../shell/use-call.ts'
import { copy } from './copy.ts'
import { MakeDialog } from './make-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { saveBrief } from './save-brief.ts'
import './briefs.css'

const PAGE_SIZE = 20
const SECONDS = 5
const COLORS = { PENDING: 'processing', READY: 'success', FAILED: 'error' } as const

const columns: readonly RecordColumn<BriefIssue>[] = [
  {
    key: 'name',
    title: copy.name,
    isHeading: true,
    render: ({ id, areaName, month, title }) => (
      <Link to={`/office/briefs/${id}`}>
        {copy.of(areaName, month)} {title}
      </Link>
    ),
  },
  { key: 'edition', title: copy.editionTitle, render: ({ edition }) => copy.edition(edition) },
  {
    key: 'status',
    title: copy.status,
    render: ({ status }) => <Tag color={COLORS[status]}>{nameOf(BRIEF_STATES, status)}</Tag>,
  },
  {
    key: 'issuedAt',
    title: copy.issuedAt,
    render: ({ issuedAt }) => <span className="tabular nowrap">{formatDateTime(issuedAt)}</span>,
  },
  {
    key: 'files',
    title: copy.files,
    render: (issue) => {
      const name = copy.of(issue.areaName, issue.month)
      return issue.status === 'READY' ? (
        <div className="brief-files">
          <Button size="small" aria-label={copy.pdfOf(name)} onClick={() => void saveBrief(issue, 'pdf')}>
            {copy.pdf}
          </Button>
          <Button size="small" aria-label={copy.docxOf(name)} onClick={() => void saveBrief(issue, 'docx')}>
            {copy.docx}
          </Button>
        </div>
      ) : (
        copy.none
      )
    },
  },
]

/** The monthly briefs of the own area and those below: set up, made, fetched. */
export function Component() {
  const queries = useQueryClient()
  const [shown, setShown] = useState<'plan' | 'make'>()
  const { page, toPage } = useListSearch()
  const plan = useCall(getBriefPlan, { query: {} })
  const answer = useCall(
    listBriefIssues,
    { body: { currentPageNum: page, pageSize: PAGE_SIZE } },
    { keepPrevious: true, refetchSeconds: SECONDS },
  )
  const done = (text: string) => () => {
    setShown(undefined)
    toastSuccess(text)
    for (const call of [getBriefPlan, listBriefIssues])
      void queries.invalidateQueries({ queryKey: callKey(call) })
  }
  return (
    <Page
      title={copy.title}
      intro={copy.intro}
      {...(plan.data
        ? { mark: <Tag>{plan.data.isScheduled ? copy.scheduled : copy.notScheduled}</Tag> }
        : {})}
      extra={
        plan.data && (
          <>
            <Button onClick={() => setShown('plan')}>{copy.settings}</Button>
            <Button type="primary" onClick={() => setShown('make')}>
              {copy.make}
            </Button>
          </>
        )
      }
    >
      <RecordList<BriefIssue>
        table="briefs"
        label={copy.list}
        of={answer}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<Notice title={copy.empty} hint={copy.emptyHint} />}
        onPage={toPage}
      />
      {plan.data && shown === 'plan' && (
        <PlanDialog plan={plan.data} onDone={done(copy.saved)} onClose={() => setShown(undefined)} />
      )}
      {plan.data && shown === 'make' && (
        <MakeDialog
          areaCode={plan.data.areaCode}
          onDone={done(copy.making)}
          onClose={() => setShown(undefined)}
        />
      )}
    </Page>
  )
}
