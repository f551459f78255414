import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Services } from '../../http/services.ts'
import { deleteViewsBefore } from './product.store.ts'

const KEPT_MS = 2 * 86_400_000

/** Forgets who looked at a product two days ago; only the day itself needs to tell a reload from a visitor. */
export async function purgeProductViews({ pool, now }: Pick<Services, 'pool' | 'now'>): Promise<void> {
  await deleteViewsBefore(pool, shanghaiDay(new Date(now().getTime() - KEPT_MS)))
}
