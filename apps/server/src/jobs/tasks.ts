import * as z from 'zod'
import { clockHolders } from '../clocks/clock-holders.ts'
import { recomputeClocks } from '../clocks/recompute-clocks.ts'
import type { Services } from '../http/services.ts'
import { expireCases } from '../cases/expire-cases.ts'
import { caseKinds } from '../cases/kinds.ts'
import { remindCases } from '../cases/remind-cases.ts'
import { sweepFiles } from '../domains/files/index.ts'
import { makePersonalExport, retainRecords } from '../domains/identity/index.ts'
import { purgeProductViews } from '../domains/products/index.ts'
import { watchCalendar } from '../domains/reference/index.ts'
import { foldTally } from '../domains/statistics/index.ts'
import { personalDataHolders } from '../personal-data/holders.ts'
import { keepMonths } from '../data/month-partitions.store.ts'
import { checkInvariants } from './check-invariants.store.ts'
import { purgeExpired } from './purge-expired.store.ts'

/** A job: given the services and its payload; throwing makes it be retried. It must be safe to run twice. */
export type JobTask = (services: Services, payload: unknown) => Promise<void>

const exportJob = z.object({ exportId: z.string() })

/** Every job by its name. Domains add theirs here. */
export const jobTasks = {
  'purge-expired': purgeExpired,
  'fold-figures': ({ db }) => foldTally(db),
  'sweep-files': async (services) => {
    await sweepFiles(services)
  },
  'check-invariants': checkInvariants,
  'remind-cases': async (services) => {
    await remindCases(services, caseKinds)
  },
  'expire-cases': async (services) => {
    await expireCases(services, caseKinds)
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
  'retain-records': retainRecords,
  'keep-months': ({ db }) => keepMonths(db),
} satisfies Record<string, JobTask>

export type JobName = keyof typeof jobTasks

/** When the recurring jobs run, in UTC: the nightly ones shortly after three in the province. */
export const cronLines = [
  '*/10 * * * * purge-expired',
  '* * * * * fold-figures',
  '17 19 * * * sweep-files',
  '41 19 * * * check-invariants',
  '*/30 * * * * remind-cases',
  '3 19 * * * recompute-clocks',
  '5 19 * * * expire-cases',
  '9 19 * * * purge-product-views',
  '29 19 * * * retain-records',
  '11 1 * * * watch-calendar',
  // Twice: a busy table is left alone for the night, not for the month.
  '33,53 19 * * * keep-months',
].join('\n')
