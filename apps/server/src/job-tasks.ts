import * as z from 'zod'
import { anchorAudit } from './audit/anchor-audit.ts'
import { reportAuditFault } from './audit/report-audit-fault.ts'
import { listsToExport } from './bound-calls.ts'
import { caseKinds } from './case-kinds.ts'
import { archiveCases } from './cases/archive/archive-cases.ts'
import { expireCases } from './cases/expire-cases.ts'
import { remindCases } from './cases/remind-cases.ts'
import { clockHolders } from './clocks/clock-holders.ts'
import { recomputeClocks } from './clocks/recompute-clocks.ts'
import { shanghaiDay } from './clocks/working-days.ts'
import { openReconciliationDays, reconcileDay, remindKeys } from './domains/open/index.ts'
import { remindActivities, notifyReleased } from './domains/activities/index.ts'
import { makeBrief, scheduleBriefs } from './domains/briefs/index.ts'
import { syncCompany } from './domains/certification/index.ts'
import {
  endPublications,
  lapseObjections,
  lateTopics,
  makeCreditReport,
  readLateTopics,
} from './domains/credit/index.ts'
import { makeExport } from './domains/exports/index.ts'
import { lapseTalks } from './domains/equity/index.ts'
import { expireNeeds, outdateOffers, routeNeeds } from './domains/financing/index.ts'
import { askOutside, checkLinks, retainMisses } from './domains/content/index.ts'
import { importReports } from './domains/demand-reports/index.ts'
import {
  caseDocuments,
  checkFiles,
  copyFile,
  moveFiles,
  scanFiles,
  sweepFiles,
} from './domains/files/index.ts'
import { makePersonalExport, retainRecords } from './domains/identity/index.ts'
import { lapseLeaseOffers } from './domains/leasing/index.ts'
import { remindRenewals } from './domains/oversight/index.ts'
import { sendDigests } from './domains/messages/index.ts'
import { matchDueItems, remindDeclaring } from './domains/policies/index.ts'
import { purgeProductViews } from './domains/products/index.ts'
import { watchCalendar } from './domains/reference/index.ts'
import { remindTitleEnds } from './domains/rosters/index.ts'
import { remindLapsing } from './domains/services/index.ts'
import { foldCube, foldTally, tallyPromises } from './domains/statistics/index.ts'
import { remindLicences, workReports } from './domains/tax/index.ts'
import { personalDataHolders } from './personal-data/holders.ts'
import { whenFree } from './data/advisory-locks.ts'
import { chooseMappedWords } from './data/search-maps/choose-words.store.ts'
import { writeSearchMaps } from './data/search-maps/write-maps.store.ts'
import { keepMonths } from './data/month-partitions.store.ts'
import { makeInvariantCheck } from './jobs/check-invariants.store.ts'
import { fillPinyin } from './jobs/fill-pinyin.store.ts'
import { SLOW } from './jobs/add-job.store.ts'
import { eachByItself } from './jobs/each-by-itself.ts'
import { dayJob, exportJob, importJob, issueJob, reportJob } from './jobs/job-payloads.ts'
import type { JobTasks } from './jobs/job.ts'
import { renewEverywhere } from './sealed/holders.ts'
import { purgeExpired } from './jobs/purge-expired.store.ts'

const copyJob = z.object({ storageKey: z.string() })
/** What a step leaves for the next one; the nightly line begins a run and has none. */
const checkStep = z.object({ id: z.string(), lastKey: z.string() }).optional().catch(undefined)
const moveStep = z.object({ id: z.string(), round: z.int(), lastKey: z.string() })
/** One address to be asked now; the hourly line has none. */
const linkJob = z.object({ href: z.string().optional() }).catch({})
const companyJob = z.object({ companyId: z.string() })
const faultJob = z.object({ fault: z.string() })

/** What runs under the name of every job. */
export const jobTasks = {
  'purge-expired': purgeExpired,
  'fold-figures': async ({ db }) => {
    // The nightly check has it for minutes at times and folds meanwhile; what waits to be folded is counted all the same.
    await whenFree(db, 'caseTally', foldTally)
    await whenFree(db, 'caseTally', foldCube)
  },
  'tally-promises': ({ db, now }) => tallyPromises(db, shanghaiDay(now())),
  'sweep-files': async (services) => {
    await sweepFiles(services)
  },
  'copy-file': (services, payload) => copyFile(services, copyJob.parse(payload).storageKey),
  'check-files': async (services, payload) => {
    await checkFiles(services, checkStep.parse(payload))
  },
  'move-files': async (services, payload) => {
    await moveFiles(services, moveStep.parse(payload))
  },
  'scan-files': scanFiles,
  'check-invariants': makeInvariantCheck(caseKinds),
  'report-audit-fault': (_services, payload) => reportAuditFault(faultJob.parse(payload).fault),
  'remind-cases': async (services) => {
    await remindCases(services, caseKinds)
  },
  'expire-cases': async (services) => {
    await expireCases(services, caseKinds)
  },
  'send-digests': async (services) => {
    await sendDigests(services)
  },
  'expire-needs': async (services) => {
    await expireNeeds(services)
  },
  'lapse-lease-offers': async (services) => {
    await lapseLeaseOffers(services)
  },
  'outdate-offers': async (services) => {
    await outdateOffers(services)
  },
  'lapse-talks': async (services) => {
    await lapseTalks(services)
  },
  'route-needs': async (services) => {
    await routeNeeds(services)
  },
  'end-publications': async (services) => {
    await eachByItself([endPublications, lapseObjections], (end) => end(services))
  },
  'match-policies': async (services) => {
    await matchDueItems(services)
  },
  'remind-policies': async (services) => {
    await remindDeclaring(services)
  },
  'remind-activities': async (services) => {
    await eachByItself([notifyReleased, remindActivities], (notify) => notify(services))
  },
  'remind-renewals': async (services) => {
    await remindRenewals(services)
  },
  'remind-tax-licences': async (services) => {
    await remindLicences(services)
  },
  'remind-open-keys': remindKeys,
  'remind-services': remindLapsing,
  'remind-titles': remindTitleEnds,
  'work-tax-reports': async (services) => {
    await workReports(services)
  },
  'recompute-clocks': async (services) => {
    await recomputeClocks(services, clockHolders)
  },
  'watch-calendar': async (services) => {
    await watchCalendar(services)
  },
  'purge-product-views': purgeProductViews,
  'make-personal-export': (services, payload) =>
    makePersonalExport(services, personalDataHolders, exportJob.parse(payload).exportId),
  'make-credit-report': (services, payload) => makeCreditReport(services, reportJob.parse(payload).reportId),
  'read-credit-topics': (services, payload) => readLateTopics(services, lateTopics.parse(payload)),
  'make-brief': (services, payload) => makeBrief(services, issueJob.parse(payload).issueId),
  'schedule-briefs': scheduleBriefs,
  'make-export': (services, payload) =>
    makeExport(services, listsToExport, exportJob.parse(payload).exportId),
  'import-demand-reports': (services, payload) => importReports(services, importJob.parse(payload).importId),
  'open-reconciliation-days': (services) => openReconciliationDays(services),
  'reconcile-day': (services, payload) => reconcileDay(services, dayJob.parse(payload)),
  'sync-company': (services, payload) => syncCompany(services, companyJob.parse(payload).companyId),
  'retain-records': async (services) => {
    await eachByItself([retainRecords, retainMisses], (retain) => retain(services))
  },
  'fill-pinyin': fillPinyin,
  'write-search-maps': writeSearchMaps,
  'choose-search-words': (services) => chooseMappedWords(services),
  'check-links': async (services, payload) => {
    const { href } = linkJob.parse(payload)
    await (href === undefined ? checkLinks(services) : askOutside(services, href))
  },
  'anchor-audit': anchorAudit,
  'renew-sealed': renewEverywhere,
  'archive-cases': async (services) => {
    await archiveCases({ ...services, documents: caseDocuments(services) }, caseKinds)
  },
  'keep-months': ({ db }) => keepMonths(db),
} satisfies JobTasks

/** What runs all day. */
const frequentLines = [
  '*/10 * * * * purge-expired',
  '*/10 * * * * anchor-audit',
  '* * * * * fold-figures',
  '* * * * * fill-pinyin',
  '19 * * * * tally-promises',
  '* * * * * write-search-maps',
  '27 * * * * check-links',
  '* * * * * scan-files',
  '*/30 * * * * remind-cases',
  // A slot that was not used in time goes to the next in line at once.
  '*/5 * * * * route-needs',
  // What a second person has approved is matched soon, in portions.
  '*/5 * * * * match-policies',
  // Talks begin on the hour.
  '1 * * * * lapse-talks',
  '*/30 * * * * remind-activities',
  '*/30 * * * * remind-tax-licences',
  '33 * * * * remind-open-keys',
  '* * * * * work-tax-reports',
]

/** What runs once a day, in UTC: the nightly ones shortly after three in the province. */
const dailyLines = [
  '21 19 * * * choose-search-words',
  '17 19 * * * sweep-files',
  '47 19 * * * check-files',
  '41 19 * * * check-invariants',
  '3 19 * * * recompute-clocks',
  '5 19 * * * expire-cases',
  // A day of the province ends at 16:00.
  '7 16 * * * expire-needs',
  '9 16 * * * lapse-lease-offers',
  '11 16 * * * outdate-offers',
  // Nine o'clock, when the offices are open.
  '0 1 * * * remind-policies',
  '10 1 * * * remind-renewals',
  '20 1 * * * remind-services',
  '30 1 * * * remind-titles',
  '9 19 * * * purge-product-views',
  // Files of the day that is over, before the banks' systems ask for them.
  '11 16 * * * open-reconciliation-days',
  // A day of the province begins at 16:00.
  '13 16 * * * end-publications',
  '29 19 * * * retain-records',
  '11 1 * * * watch-calendar',
  // From the 2nd of the province on, daily: a night without a server leaves no month out, and what is there is not made twice.
  '37 16 1-8 * * schedule-briefs',
  // Half past eight, when the offices open.
  '30 0 * * * send-digests',
  // Before the months, which are dropped when they are empty.
  '31 19 * * * archive-cases',
  // Twice: a busy table is left alone for the night, not for the month.
  '33,53 19 * * * keep-months',
]

/**
 * When the recurring jobs run. What is due once a day and had no worker in its minute runs as soon as there is one, up to eight hours later,
 * behind what people wait for.
 */
export const cronLines = [
  ...frequentLines,
  ...dailyLines.map((line) => `${line} ?fill=8h&priority=${SLOW}`),
].join('\n')
