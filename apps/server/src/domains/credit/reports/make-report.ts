import { creditErrors } from '@lqr/contract/credit/errors.ts'
import type { PersonalView } from '@lqr/contract/credit/personal-views.ts'
import { REPORT_VALID_DAYS } from '@lqr/contract/credit/report-calls.ts'
import { creditTopic, type CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { expectDocument, renderPdf } from '../../../documents/render-pdf.ts'
import type { Tx } from '../../../data/database.ts'
import { CallError } from '../../../http/call-error.ts'
import type { Services } from '../../../http/services.ts'
import { sendMessage } from '../../messages/index.ts'
import { DIGEST_SUITE, deliveryDigest, maskPersonal } from '../authorisations/index.ts'
import { readTopicPage, type TopicSurroundings } from '../topics/index.ts'
import { reportCopy as copy } from './copy.ts'
import { type ReadTopic, reportData } from './report-data.ts'
import { REPORT_TEMPLATE } from './report-template.ts'
import { failReport, findCreditCode, findPending, issueReport } from './reports.store.ts'

const DAY_MS = 86_400_000
/** Items of a topic that a report lists; the rest is counted. */
const MOST_ITEMS = 20
const TOPICS_AT_ONCE = 3

async function readTopic(
  surroundings: TopicSurroundings,
  companyId: string,
  code: CreditTopicCode,
  view: PersonalView,
): Promise<ReadTopic> {
  try {
    const page = await readTopicPage(surroundings, companyId, code, {
      currentPageNum: 1,
      pageSize: MOST_ITEMS,
    })
    const { fields } = creditTopic(code)
    const rows = page.rows.map((row) => ({ ...row, content: maskPersonal(fields, row.content, view) }))
    return { code, page: { ...page, rows } }
  } catch (error) {
    if (error instanceof CallError && error.def === creditErrors.sourceUnavailable)
      return { code, page: undefined }
    throw error
  }
}

type Asked = NonNullable<Awaited<ReturnType<typeof findPending>>>

/** A few at a time: a source that is far away is waited for less, and connections stay free for others. */
async function readTopics(surroundings: TopicSurroundings, asked: Asked): Promise<ReadTopic[]> {
  const topics: ReadTopic[] = []
  for (let next = 0; next < asked.topics.length; next += TOPICS_AT_ONCE) {
    const portion = asked.topics.slice(next, next + TOPICS_AT_ONCE)
    topics.push(
      ...(await Promise.all(
        portion.map((code) => readTopic(surroundings, asked.companyId, code, asked.personalView)),
      )),
    )
  }
  return topics
}

interface Typeset {
  readonly pdf: Buffer
  readonly validUntil: Date
  /** The first day on which an item of the report is shown nowhere any more. */
  readonly endsOn: string | null
}

/** The first day on which one of the items that a report lists stops being published. */
function firstEnd(topics: readonly ReadTopic[]): string | null {
  const rows = topics.flatMap(({ page }) => page?.rows ?? [])
  return rows.flatMap(({ publishedUntil }) => publishedUntil ?? []).toSorted()[0] ?? null
}

/** So long a report holds: never beyond the day on which something in it may not be shown any more. */
function holdsUntil(now: Date, endsOn: string | null): Date {
  const latest = now.getTime() + REPORT_VALID_DAYS * DAY_MS
  return new Date(endsOn === null ? latest : Math.min(latest, Date.parse(`${endsOn}T00:00:00+08:00`)))
}

async function typeset(services: Services, asked: Asked, now: Date): Promise<Typeset> {
  const { db } = services
  expectDocument()
  const topics = await readTopics({ db, pool: services.pool, services, now }, asked)
  const endsOn = firstEnd(topics)
  const validUntil = holdsUntil(now, endsOn)
  const head = {
    ...asked,
    creditCode: await findCreditCode(db, asked.companyId),
    issuedOn: shanghaiDay(now),
    validUntil: shanghaiDay(validUntil),
    checkUrl: `${services.config.publicUrl ?? ''}/reportCheck?number=${asked.number}`,
  }
  const pdf = await renderPdf({ template: REPORT_TEMPLATE, data: reportData(head, topics) })
  return { pdf, validUntil, endsOn }
}

const notifyAsker = (tx: Tx, asked: Asked, kind: 'ready' | 'failed') =>
  sendMessage(tx, {
    accountId: asked.accountId,
    kind: 'credit.report',
    title: copy[kind].title,
    body: copy[kind].body(asked.number),
    link: asked.orgName === null ? '/personal/credit-reports' : '/workbench/credit-reports',
  })

/**
 * Makes a report that was asked for: reads its topics, typesets, seals and freezes it, and tells who asked. What cannot be made is told
 * as well, and can be asked for again. Safe to run twice.
 */
export async function makeCreditReport(services: Services, reportId: string): Promise<void> {
  const { db } = services
  const asked = await findPending(db, reportId)
  if (!asked) return
  const now = services.now()
  let made: Typeset | undefined
  try {
    made = await typeset(services, asked, now)
  } catch (err) {
    services.log.error({ err, reportId }, 'credit report not made')
  }
  await db.transaction().execute(async (tx) => {
    const issue = made && {
      id: reportId,
      content: services.cipher.sealBytes(made.pdf),
      digestSuite: DIGEST_SUITE,
      digest: deliveryDigest(made.pdf),
      issuedAt: now,
      validUntil: made.validUntil,
      endsOn: made.endsOn,
    }
    const isSettled = issue ? await issueReport(tx, issue) : await failReport(tx, reportId)
    if (isSettled) await notifyAsker(tx, asked, issue ? 'ready' : 'failed')
  })
}
