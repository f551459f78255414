import { createHash } from 'node:crypto'
import { SUBSTATIONS } from '@lqr/contract/reference/substations.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Db } from '../../data/database.ts'
import type { Services } from '../../http/services.ts'
import { addJob } from '../../jobs/add-job.store.ts'
import { sendMessage } from '../messages/index.ts'
import { areasDue, failIssue, findIssue, freezeIssue, insertIssue } from './brief.store.ts'
import { briefLines } from './brief-lines.ts'
import { briefPdf } from './brief-pdf.ts'
import { briefText } from './brief-text.ts'
import { briefCopy as copy } from './copy.ts'
import { monthBefore } from './month.rules.ts'

const ALL_AREAS = SUBSTATIONS.map(({ id }) => id)
const MONTH_LENGTH = 7
const FIRST_EDITION = 1
const LIST = '/office/briefs'

const digestOf = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')

type Issue = NonNullable<Awaited<ReturnType<typeof findIssue>>>

async function made(services: Services, issue: Issue) {
  const lines = await services.db.transaction().execute((tx) => briefLines(tx, issue))
  const issuedAt = services.now()
  const figuresDigest = digestOf(JSON.stringify(lines))
  const text = briefText(issue, lines, figuresDigest, issuedAt)
  // With its library of two megabytes only in a process that makes a brief, which is once a month.
  const { briefDocx } = await import('./brief-docx.ts')
  const [pdf, docx] = [await briefPdf(text), await briefDocx(text)]
  return { lines, figuresDigest, pdf, pdfDigest: digestOf(pdf), docx, docxDigest: digestOf(docx), issuedAt }
}

/** Makes an issue with the figures of now and freezes both; a second run of the same job finds it frozen. Where that goes wrong whoever waits is told. */
export async function makeBrief(services: Services, id: string): Promise<void> {
  const { db } = services
  const issue = await findIssue(db, id, ALL_AREAS)
  if (issue?.status !== 'PENDING') return
  const files = await made(services, issue).catch((error: unknown) => {
    services.log.error({ err: error, issueId: id }, 'a brief was not made')
    return undefined
  })
  await db.transaction().execute(async (tx) => {
    if (!files) return notifyNotMade(tx, issue)
    if (await freezeIssue(tx, id, files)) await notify(tx, issue, 'ready')
  })
}

/** Tells whoever asked for the issue; of one that was begun by itself the government of the area. */
async function notify(tx: Db, issue: Issue, what: 'ready' | 'failed'): Promise<void> {
  const { accountId, areaCode, areaName, month } = issue
  const to = accountId === null ? { regionCode: areaCode, roles: ['govViewer'] as const } : { accountId }
  await sendMessage(tx, { kind: `briefs.${what}`, ...copy[what](areaName, month), link: LIST, ...to })
}

/** One that was begun by itself begins again the next day: its area is told the first time. */
async function notifyNotMade(tx: Db, issue: Issue): Promise<void> {
  if (!(await failIssue(tx, issue.id))) return
  if (issue.accountId !== null || issue.edition === FIRST_EDITION) await notify(tx, issue, 'failed')
}

/** The job of an issue was given up: whoever waits is told, and may have the month made again. */
export async function endBrief(tx: Db, id: string): Promise<void> {
  const issue = await findIssue(tx, id, ALL_AREAS)
  if (issue) await notifyNotMade(tx, issue)
}

/** Begins the brief of the month that is over, for every area that has set so and has none of it yet. */
export async function scheduleBriefs({ db, now }: Services): Promise<void> {
  const month = monthBefore(shanghaiDay(now()).slice(0, MONTH_LENGTH), 1)
  for (const { areaCode, ...plan } of await areasDue(db, month)) {
    await db.transaction().execute(async (tx) => {
      const issueId = await insertIssue(tx, { areaCode, month, plan, accountId: null, now: now() })
      if (issueId !== undefined) await addJob(tx, 'make-brief', { issueId })
    })
  }
}
