import { SEALED_HOLDERS } from '@lqr/contract/operations/sealed-holders.ts'
import * as z from 'zod'
import type { Db } from '../data/database.ts'
import type { Services } from '../http/services.ts'
import { addJobOnce } from '../jobs/add-job.store.ts'
import { type Pass, renewSealed } from './renew-sealed.ts'
import type { Renewer } from './renewer.ts'

/** One run of the job works for so long, then makes room for others. */
const RUN_MS = 20_000

const step = z.object({
  mark: z.string(),
  from: z
    .object({
      holder: z.enum(SEALED_HOLDERS.map(({ code }) => code)),
      after: z.array(z.string()).optional(),
      renewed: z.int(),
      round: z.int(),
    })
    .optional(),
})

/** Puts the renewal into the outbox: everything is to be sealed under this mark. One that waits is enough. */
export async function addRenewal(db: Db, mark: string, from?: Pass): Promise<void> {
  await addJobOnce(db, 'renew-sealed', { mark, ...(from ? { from } : {}) })
}

/**
 * One run of the renewal, and the job of the next; answers whether it is through. The instance must write with the key that was asked for: during a rotation
 * there are some that do not yet, and they leave the job to the others by failing.
 */
export async function runRenewal(
  { db, cipher }: Pick<Services, 'db' | 'cipher'>,
  renewers: readonly Renewer[],
  payload: unknown,
  runMs = RUN_MS,
): Promise<boolean> {
  const { mark, from } = step.parse(payload)
  if (mark !== cipher.mark) throw new Error(`this instance seals with ${cipher.mark}, not with ${mark}`)
  const end = performance.now() + runMs
  const next = await renewSealed(renewers, { from, isOver: () => performance.now() > end })
  if (next) await addRenewal(db, mark, next)
  return next === undefined
}
