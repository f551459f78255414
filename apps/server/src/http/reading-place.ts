import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { mayReadReplica } from '@lqr/contract/kernel/reading-place.ts'
import type { Checked } from './bind-call.ts'

/** Works with the connections of a place; on a replica nothing can be written. */
type Reading<Answer> = (place: Checked) => Promise<Answer>

/**
 * Runs a read where its call and its reader allow: on a replica that has at least what the reader wrote, or on the primary. A
 * replica refuses nobody: whatever goes wrong there is asked of the primary, once. Sessions, rights and guards were asked of
 * the primary before (decision 0166).
 */
export async function readInPlace<Answer>(
  call: AnyCall,
  checked: Checked,
  read: Reading<Answer>,
): Promise<Answer> {
  const { replicas } = checked.services
  if (replicas === undefined || !mayReadReplica(call)) return read(checked)
  const place = await replicas.placeFor(checked.actor?.accountId)
  if ('reason' in place) {
    replicas.count(place.reason)
    return read(checked)
  }
  const { db, pool } = place.replica
  try {
    const answer = await read({ ...checked, db, services: { ...checked.services, db, pool } })
    replicas.count('replica')
    return answer
  } catch (error) {
    checked.log.info({ err: error, replica: place.replica.name }, 'asked of the primary instead')
    replicas.count('failed')
    return read(checked)
  }
}
