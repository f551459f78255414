/** What waits in a queue, the longest first. */
interface Waiting {
  readonly id: string
  readonly submittedAt: string | null
}

/** So many of a queue are looked through for the next one: as many as a call answers. */
export const LOOKED_THROUGH = 100

const since = ({ submittedAt }: Waiting) => Date.parse(submittedAt ?? '')

function standsBehind(one: Waiting, current: Waiting): boolean {
  if (since(one) === since(current)) return BigInt(one.id) > BigInt(current.id)
  return since(one) > since(current)
}

/**
 * The one behind `current` in the queue, whether that still waits or was decided: what was passed over comes
 * again after the last one. Undefined where nothing else waits.
 */
export function nextWaiting<W extends Waiting>(queue: readonly W[], current: Waiting): W | undefined {
  const others = queue.filter(({ id }) => id !== current.id)
  return others.find((one) => standsBehind(one, current)) ?? others[0]
}
