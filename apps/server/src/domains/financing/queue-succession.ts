import type { OrganisationHolder } from '../../succession/holder.ts'
import { handOverQueue, leaveQueues } from './queue.store.ts'

/** A place in a line goes on with the successor, unless that stands in the same line already; nothing else hangs on it. */
export const queueSuccession: OrganisationHolder = {
  references: ['need_queue.org_id'],
  count: async () => [],
  handOver: (tx, { from, into }) => handOverQueue(tx, from.id, into.id),
  end: (tx, { from }) => leaveQueues(tx, from.id),
}
