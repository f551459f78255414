import type { AuditAction } from '@lqr/contract/all-audit-words.ts'
import { expect } from 'vitest'
import { AUDIT_KEPT_MONTHS } from '../data/month-tables.ts'
import { blockRoot, FIRST_ROOT } from './block-root.ts'
import { readBlocks } from './read-blocks.store.ts'
import { rootSeal } from './root-seal.ts'
import { type Sealed, sealRows } from './seal.store.ts'
import type { TestApp } from '../testing/test-app.ts'
import { appendAudit, type AuditEntry } from '../http/audit.store.ts'

const ORIGIN = { actor: undefined, requestId: 'r', ip: '127.0.0.1' }

/** Seals what is not sealed yet, as the sealer of a process does. */
export function sealNow({ services }: TestApp): Promise<Sealed> {
  return sealRows(services.pool, rootSeal(services.cipher))
}

/** Writes one audit row as a call does, in a transaction of its own. */
export function writeRow({ services }: TestApp, action: AuditAction = 'login'): Promise<void> {
  const entry: AuditEntry = {
    action,
    entity: 'account',
    entityId: '7',
    detail: { amountYuan: 100, note: '说明|竖线' },
  }
  return services.db.transaction().execute((tx) => appendAudit(tx, ORIGIN, [entry]))
}

/** Draws an id as a writer does and rolls back. */
export async function writeAndUndo({ services }: TestApp): Promise<void> {
  const entry: AuditEntry = { action: 'fail-login', entity: 'account' }
  const undo = services.db.transaction().execute(async (tx) => {
    await appendAudit(tx, ORIGIN, [entry])
    throw new Error('undone')
  })
  await undo.catch(() => undefined)
}

/** Ids that the last block leaves open, as the database writes them. */
export async function openIds({ services }: TestApp): Promise<string | undefined> {
  const { rows } = await services.pool.query<{ open: string }>(
    'select open_ids::text open from audit_block order by seq desc limit 1',
  )
  return rows[0]?.open
}

/** Goes on writing and sealing until no id is open. */
export async function closeOpenIds(test: TestApp): Promise<void> {
  await expect
    .poll(
      async () => {
        await writeRow(test)
        await sealNow(test)
        return openIds(test)
      },
      { timeout: 10_000 },
    )
    .toBe('{}')
}

/** Changes the log without the triggers that refuse it, as only the owner of the tables can. */
export async function tamper(test: TestApp, statement: string, values: unknown[] = []): Promise<void> {
  await test.asOwner(triggers('disable'))
  await test.asOwner(statement, values)
  await test.asOwner(triggers('enable'))
}

const triggers = (state: 'enable' | 'disable') =>
  ['audit_log', 'audit_block'].map((table) => `alter table ${table} ${state} trigger user`).join(';')

/** Makes every block as old as if it had been sealed so many days ago. */
export async function ageBlocks(test: TestApp, days: number): Promise<void> {
  const { pool, cipher } = test.services
  await tamper(test, 'update audit_block set sealed_at = sealed_at - make_interval(days => $1)', [days])
  let last: { readonly seq: number; readonly root: Buffer } = { seq: 0, root: FIRST_ROOT }
  for (let blocks = await readBlocks(pool, 0, AUDIT_KEPT_MONTHS); blocks.length > 0;) {
    for (const block of blocks) {
      const root = blockRoot(last.root, block)
      const values = [block.seq, last.root, root, rootSeal(cipher)(root)]
      await tamper(test, 'update audit_block set prev_root = $2, root = $3, seal = $4 where seq = $1', values)
      last = { seq: block.seq, root }
    }
    blocks = await readBlocks(pool, last.seq, AUDIT_KEPT_MONTHS)
  }
}

/** A forged row at the given id. */
export const FORGE = `insert into audit_log (id, actor_kind, action, entity) values ($1, 'anonymous', 'forged', 'thing')`
