import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/** An operating-system account that PostgreSQL runs as, because it refuses to run as root. */
export interface SystemAccount {
  readonly uid: number
  readonly gid: number
}

const UNPRIVILEGED = ['postgres', 'nobody']
const ANYBODY: SystemAccount = { uid: 65_534, gid: 65_534 }

/**
 * The account for the cluster in this folder: its owner if it exists already, else an unprivileged account of this
 * machine. Undefined when this process is not root and everything runs as itself.
 */
export async function accountFor(cluster: string): Promise<SystemAccount | undefined> {
  if (process.geteuid?.() !== 0) return undefined
  const owner = await stat(cluster).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  for (const name of UNPRIVILEGED) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (Number(uid) > 0 && Number(gid) > 0) return { uid: Number(uid), gid: Number(gid) }
  }
  return ANYBODY
}

/** Whether the account may pass through every folder down to this file or folder, and execute or enter it. */
export async function canReach(target: string, account: SystemAccount): Promise<boolean> {
  for (let place = path.resolve(target); ; place = path.dirname(place)) {
    const { uid, gid, mode } = await stat(place)
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (place === path.dirname(place)) return true
  }
}
