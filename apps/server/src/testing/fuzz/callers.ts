import type { AccessKind } from '@lqr/contract/kernel/access.ts'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import type { TestApp } from '../test-app.ts'

/** Who of the demonstration may send calls of a kind. */
const SENDERS: Partial<Record<AccessKind, readonly string[]>> = {
  portal: ['enterprise', 'officer', 'government', 'admin'],
  enterprise: ['enterprise'],
  'enterprise:any': ['enterprise', 'enterprise2'],
  institution: ['officer', 'manager', 'equity', 'lease'],
  government: ['government'],
  editor: ['operator', 'editor'],
  operator: ['operator'],
  admin: ['admin'],
}

/** Finds the accounts that may send a call; none for calls of strangers and of outside systems. */
export async function findCallers({ services }: TestApp): Promise<(call: AnyCall) => readonly string[]> {
  const { rows } = await services.pool.query<{ id: string; username: string }>(
    'select id, username from account',
  )
  const ids = new Map(rows.map(({ id, username }) => [username, id]))
  return ({ access }) => {
    const kinds = typeof access === 'string' ? [access] : access
    const names = kinds.flatMap((kind) => (kind === 'public' ? [] : (SENDERS[kind] ?? [])))
    return names.flatMap((name) => ids.get(name) ?? [])
  }
}
