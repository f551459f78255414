import {
  downloadBrief,
  getBriefIssue,
  issueBrief,
  listBriefIssues,
  briefLine,
} from '@lqr/contract/briefs/calls.ts'
import * as z from 'zod'
import { briefErrors as errors } from '@lqr/contract/briefs/errors.ts'
import { codesWithin } from '@lqr/contract/reference/substations.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { addJob } from '../../../jobs/add-job.store.ts'
import { findIssue, findIssueFile, insertIssue, listIssues } from '../brief.store.ts'
import { areasOf, requireArea } from '../briefs.access.ts'
import { briefCopy as copy } from '../copy.ts'
import { planOf } from './brief-plan.ts'

const MIME = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

export const issueBriefCall = bindCall(
  issueBrief,
  async ({ db, actor, body: { areaCode: asked, month }, now, audit }) => {
    const areaCode = requireArea(actor, asked)
    if (month >= shanghaiDay(now).slice(0, month.length)) throw new CallError(errors.monthNotOver)
    const { accountId } = actor
    const id = await insertIssue(db, { areaCode, month, plan: await planOf(db, areaCode), accountId, now })
    const issue = id === undefined ? undefined : await findIssue(db, id, [areaCode])
    if (!issue) throw new CallError(errors.issueRunning)
    await addJob(db, 'make-brief', { issueId: issue.id })
    audit({ action: 'issue-brief', entity: 'brief_issue', entityId: issue.id, detail: { areaCode, month } })
    return issue
  },
)

export const listBriefIssuesCall = bindCall(listBriefIssues, ({ db, actor, body: { areaCode, ...page } }) =>
  listIssues(db, codesWithin(requireArea(actor, areaCode)), page),
)

export const getBriefIssueCall = bindCall(getBriefIssue, async ({ db, actor, params: { id } }) => {
  const issue = await findIssue(db, id, areasOf(actor))
  if (!issue) throw new CallError(errors.issueNotFound)
  const { intro, figures } = issue
  return { issue, intro, lines: z.array(briefLine).parse(figures ?? []) }
})

export const downloadBriefCall = bindCall(
  downloadBrief,
  async ({ db, actor, params: { id, format }, audit }) => {
    const file = await findIssueFile(db, id, areasOf(actor), format)
    if (!file) throw new CallError(errors.issueNotFound)
    const { content, areaName, month, title } = file
    if (!content) throw new CallError(errors.notReady)
    audit({ action: 'download-brief', entity: 'brief_issue', entityId: id, detail: { format } })
    return {
      stream: content,
      size: content.length,
      mime: MIME[format],
      name: copy.file(areaName, month, title, format),
    }
  },
)
