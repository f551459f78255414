import { BUFFER_SIZE, type ClusterSettings } from './settings.ts'

const MIB_OF_A_PAGE = 2
/** What PostgreSQL keeps about a buffer beside it: a good two in a hundred. */
const WITH_THEIR_DESCRIPTIONS = 1.024
const CONNECTIONS_OF_A_PAGE = 32
/** Locks, the log and what an extension asks for. */
const SPARE_PAGES = 16

/**
 * How many huge pages of 2 MiB the shared memory of a PostgreSQL takes, a few more rather than one too few; exactly it is told by
 * `postgres -C shared_memory_size_in_huge_pages` (PostgreSQL manual, 19.4.5 Linux Huge Pages).
 */
export function hugePagesFor({
  sharedBuffers,
  maxConnections,
}: Pick<ClusterSettings['postgres'], 'sharedBuffers' | 'maxConnections'>): number {
  const [, size, unit] = BUFFER_SIZE.exec(sharedBuffers) ?? []
  const mib = Number(size) * (unit === 'GB' ? 1_024 : 1)
  return Math.ceil(
    (mib / MIB_OF_A_PAGE) * WITH_THEIR_DESCRIPTIONS + maxConnections / CONNECTIONS_OF_A_PAGE + SPARE_PAGES,
  )
}
