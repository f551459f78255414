import type { Db } from '../../data/database.ts'
import { addJob } from '../../jobs/add-job.store.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import { FIRST_INDICATORS } from '@lqr/contract/briefs/kinds.ts'
import { insertIssue } from './brief.store.ts'
import { briefCopy } from './copy.ts'
import { monthBefore } from './month.rules.ts'

/** Asks for the province's brief of the last month; the worker makes it. */
export async function askBrief(db: Db, now: Date): Promise<void> {
  const plan = { title: briefCopy.title, intro: '', indicators: FIRST_INDICATORS, isScheduled: false }
  const month = monthBefore(shanghaiDay(now).slice(0, 7), 1)
  const issueId = await insertIssue(db, { areaCode: '620000', month, plan, accountId: null, now })
  if (issueId !== undefined) await addJob(db, 'make-brief', { issueId })
}
