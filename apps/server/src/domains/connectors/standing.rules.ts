import type { ConnectorStandingCode } from '@lqr/contract/connectors/kinds.ts'
import type { Connector } from '@lqr/contract/connectors/entities.ts'

type Facts = Pick<Connector, 'isOff' | 'adapter' | 'calls' | 'failures' | 'lastGoodAt'> & {
  readonly processes: readonly Pick<Connector['processes'][number], 'breaker'>[]
}

/** One failure in so many calls of the last hour is worth a look. */
const TROUBLED_FROM = 10

/** How a connector stands in one word: what matters most to whoever looks after it. */
export function standingOf({
  isOff,
  adapter,
  calls,
  failures,
  lastGoodAt,
  processes,
}: Facts): ConnectorStandingCode {
  if (isOff) return 'off'
  if (processes.some(({ breaker }) => breaker !== 'closed')) return 'open'
  if (failures > 0 && failures * TROUBLED_FROM >= calls) return 'troubled'
  if (adapter === 'sandbox') return 'sandbox'
  return calls === 0 && lastGoodAt === null ? 'unused' : 'well'
}
