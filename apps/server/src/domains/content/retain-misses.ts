import { SEARCH_MISS_DAYS } from '@lqr/contract/content/search-miss-calls.ts'
import type { Services } from '../../http/services.ts'
import { daysBefore } from './search-miss-days.rules.ts'
import { forgetMisses } from './search-misses.store.ts'

/** Forgets what was looked for in vain when its time is over. */
export async function retainMisses({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await forgetMisses(db, daysBefore(now(), SEARCH_MISS_DAYS))
}
