import { creditErrors } from '@lqr/contract/credit/errors.ts'
import type { PersonalView } from '@lqr/contract/credit/personal-views.ts'
import { REPORT_VALID_DAYS } from '@lqr/contract/credit/report-calls.ts'
import { creditTopic, type CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { expectDocument, renderPdf } from '../../../documents/render-pdf.ts'
import type { Db } from '../../../data/database.ts'
import { CallError } from '../../../http/call-error.ts'
import type { Services } from '../../../http/services.ts'
import { sendMessage } from '../../messages/index.ts'
import { DIGEST_SUITE, deliveryDigest, isStillOpen, maskPersonal } from '../authorisations/index.ts'
import { readTopicPage, type TopicSurroundings } from '../topics/index.ts'
import { dataVersionOf, holdDataVersion } from '../changes/index.ts'
import { reportCopy as copy } from './copy.ts'
import { type ReadTopic, reportData } from './report-data.ts'
import { REPORT_TEMPLATE } from './report-template.ts'
import { failReport, findCreditCode, findPending, issueReport } from './reports.store.ts'

const DAY_MS = 86_400_000
/** Items of a topic that a report lists; the rest is counted. */
const MOST_ITEMS = 20
const TOPICS_AT_ONCE = 3
/** So often a report is made anew because an item of it changed meanwhile. */
const MOST_TRIES = 3

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
async function readEach(surroundings: TopicSurroundings, asked: Asked): Promise<ReadTopic[]> {
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

/** The topics as they stood together: read again while something in them changes, as a first reading of a source does. */
async function readTopics(
  services: Services,
  asked: Asked,
): Promise<{ topics: ReadTopic[]; version: number }> {
  const { db, pool } = services
  for (let tries = 1; ; tries++) {
    const version = await dataVersionOf(db, asked.companyId)
    const topics = await readEach({ db, pool, services, now: services.now() }, asked)
    if (tries === MOST_TRIES || version === (await dataVersionOf(db, asked.companyId)))
      return { topics, version }
  }
}

interface Typeset {
  readonly pdf: Buffer
  /** The version of the company's items that the report shows. */
  readonly version: number
  readonly issuedAt: Date
  readonly validUntil: Date
  /** The first day on which an item of the report is shown nowhere any more. */
  readonly endsOn: string | null
}

/** The first day on which one of the items that a report lists stops being published. */
function firstEnd(topics: readonly ReadTopic[]): string | null {
  const rows = topics.flatMap(({ page }) => page?.rows ?? [])
  return rows.flatMap(({ publishedUntil }) => publishedUntil ?? []).toSorted()[0] ?? null
}

/** So long a report holds: at the most to the end of the last day on which everything in it may be shown. */
function holdsUntil(now: Date, endsOn: string | null): Date {
  const latest = now.getTime() + REPORT_VALID_DAYS * DAY_MS
  return new Date(endsOn === null ? latest : Math.min(latest, Date.parse(`${endsOn}T00:00:00+08:00`) - 1))
}

async function typeset(services: Services, asked: Asked): Promise<Typeset> {
  expectDocument()
  const creditCode = await findCreditCode(services.db, asked.companyId)
  if (creditCode === '') throw new Error('a credit report names a certified company')
  const { topics, version } = await readTopics(services, asked)
  const issuedAt = services.now()
  const endsOn = firstEnd(topics)
  const validUntil = holdsUntil(issuedAt, endsOn)
  const head = {
    ...asked,
    creditCode,
    issuedOn: shanghaiDay(issuedAt),
    validUntil: shanghaiDay(validUntil),
    checkUrl: `${services.config.publicUrl ?? ''}/reportCheck?number=${asked.number}`,
  }
  const pdf = await renderPdf({ template: REPORT_TEMPLATE, data: reportData(head, topics) })
  return { pdf, version, issuedAt, validUntil, endsOn }
}

async function tryTypeset(services: Services, reportId: string, asked: Asked): Promise<Typeset | undefined> {
  try {
    return await typeset(services, asked)
  } catch (err) {
    services.log.error({ err, reportId }, 'credit report not made')
    return undefined
  }
}

const notifyAsker = (tx: Db, asked: Asked, kind: 'ready' | 'failed' | 'closed') =>
  sendMessage(tx, {
    accountId: asked.accountId,
    kind: 'credit.report',
    title: copy[kind].title,
    body: copy[kind].body(asked.number),
    link: asked.orgName === null ? '/personal/credit-reports' : '/workbench/credit-reports',
  })

/**
 * Freezes what was made and tells who asked; false where an item changed since it was read. A change that comes later finds the report
 * issued and ends it.
 */
async function issue(services: Services, reportId: string, asked: Asked, made: Typeset): Promise<boolean> {
  const { pdf, version, issuedAt, validUntil, endsOn } = made
  return services.db.transaction().execute(async (tx) => {
    if ((await holdDataVersion(tx, asked.companyId, issuedAt.toISOString())) !== version) return false
    const isIssued = await issueReport(tx, {
      id: reportId,
      content: services.cipher.sealBytes(pdf),
      digestSuite: DIGEST_SUITE,
      digest: deliveryDigest(pdf),
      issuedAt,
      validUntil,
      endsOn,
    })
    if (isIssued) await notifyAsker(tx, asked, 'ready')
    return true
  })
}

/** Nothing is read for an institution whose authorisation has ended since it asked; after a merger its successor holds it. */
async function mayBeMade(
  { db, now }: Services,
  { orgId, companyId, topics, caseNo }: Asked,
): Promise<boolean> {
  if (orgId === null) return true
  return isStillOpen({ db, now: now() }, { companyId, orgId, topics, caseNo: caseNo ?? undefined })
}

async function notifyNotMade(
  tx: Db,
  reportId: string,
  asked: Asked,
  why: 'failed' | 'closed',
): Promise<void> {
  if (await failReport(tx, reportId)) await notifyAsker(tx, asked, why)
}

const giveUp = (services: Services, reportId: string, asked: Asked, why: 'failed' | 'closed') =>
  services.db.transaction().execute((tx) => notifyNotMade(tx, reportId, asked, why))

/** The job of a report was given up: who asked is told, and may ask again. */
export async function endCreditReport(tx: Db, reportId: string): Promise<void> {
  const asked = await findPending(tx, reportId)
  if (asked) await notifyNotMade(tx, reportId, asked, 'failed')
}

/**
 * Makes a report that was asked for: reads its topics, typesets, seals and freezes it, and tells who asked. What cannot be made is told
 * as well, and can be asked for again. Safe to run twice.
 */
export async function makeCreditReport(services: Services, reportId: string): Promise<void> {
  const asked = await findPending(services.db, reportId)
  if (!asked) return
  if (!(await mayBeMade(services, asked))) return giveUp(services, reportId, asked, 'closed')
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const made = await tryTypeset(services, reportId, asked)
    if (!made) break
    if (await issue(services, reportId, asked, made)) return
  }
  await giveUp(services, reportId, asked, 'failed')
}
