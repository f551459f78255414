import type { Cluster } from './cluster.ts'
import type { DatabaseMachine } from './database-machine.ts'

const SWITCH_MS = 60_000

/** What `patronictl switchover` does. */
export async function switchPrimary(
  cluster: Cluster,
  from: DatabaseMachine,
  to: DatabaseMachine,
): Promise<void> {
  const answer = await fetch(`${from.api}/switchover`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`patroni:${cluster.secrets.patroni}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ leader: from.name, candidate: to.name }),
    signal: AbortSignal.timeout(SWITCH_MS),
  })
  const said = await answer.text()
  if (!answer.ok) throw new Error(`no switch: ${answer.status} ${said}`)
}
