import type pg from 'pg'
import { readAnchors } from '../audit/anchor-file.ts'
import { findPlaceBefore, oldestUnsealedSeconds } from '../audit/audit-state.store.ts'
import { rootSeal } from '../audit/root-seal.ts'
import { UNSEALED_ALARM_SECONDS } from '../audit/sealer.ts'
import { caseFaults } from '../cases/case-faults.store.ts'
import { rebuildTaskQueries } from '../cases/case-task.store.ts'
import type { CaseKind } from '../cases/case-kind.ts'
import { findAuditFault } from '../audit/verify-audit.ts'
import type { Services } from '../http/services.ts'
import { compareFigures } from './compare-figures.store.ts'
import type { JobTask } from './job.ts'

/** Counting every case anew takes longer than a call may: this job alone gets ten minutes. */
const LIMIT_MS = 600_000
/** The nightly check verifies what was sealed since the night before last; `npm run audit:verify` does all. */
const AUDIT_HOURS = 48

/** Each query answers rows only when something that must always hold does not. */
const CHECKS: readonly { readonly what: string; readonly find: string }[] = [
  {
    what: 'an application is marked as a first loan, or not, against the loans of its enterprise',
    find: `select a.id from product_application a left join first_loan f on f.id = a.id
      where coalesce(a.is_first_loan, false) <> coalesce(f.is_first_loan, false) order by a.id`,
  },
]

/** Looks nightly for what must never be; sets drifted figures and tasks right and then fails, so that somebody hears of it. */
export function makeInvariantCheck(kinds: readonly CaseKind[]): JobTask {
  return (services) => checkInvariants(services, kinds)
}

async function checkInvariants(services: Services, kinds: readonly CaseKind[]): Promise<void> {
  const client = await services.pool.connect()
  try {
    await client.query('begin')
    await client.query(`set local statement_timeout = ${LIMIT_MS}`)
    const broken: string[] = []
    const differing = await compareFigures((text) => slowly(client, text))
    if (differing.length > 0)
      broken.push(`figures differ from the cases they count: ${JSON.stringify(differing)}`)
    for (const { what, find } of CHECKS) {
      const { rows } = await slowly(client, `${find} limit 20`)
      if (rows.length > 0) broken.push(`${what}: ${JSON.stringify(rows)}`)
    }
    for (const { what, find } of caseFaults(kinds)) {
      const { rows } = await slowly(client, find.sql, find.parameters)
      if (rows.length > 0) broken.push(`${what}: ${JSON.stringify(rows)}`)
    }
    broken.push(...(await auditFaults(client, services)))
    if (broken.some((text) => text.startsWith('figures'))) {
      await slowly(client, 'select rebuild_case_tally()')
      await slowly(client, 'select mend_figure_cube()')
    }
    if (broken.some((text) => text.startsWith('tasks'))) {
      // Whoever moves a case meanwhile waits, and then writes its task anew.
      await slowly(client, 'lock table case_task in share row exclusive mode')
      for (const query of rebuildTaskQueries(kinds)) await slowly(client, query.sql, query.parameters)
    }
    await client.query('commit')
    if (broken.length > 0) throw new Error(`invariants broken: ${broken.join('; ')}`)
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

async function auditFaults(client: pg.PoolClient, { cipher, config }: Services): Promise<string[]> {
  const fault = await findAuditFault(client, await findPlaceBefore(client, AUDIT_HOURS), {
    sealRoot: rootSeal(cipher),
    anchors: await readAnchors(config.auditAnchorDir),
  })
  const waiting = await oldestUnsealedSeconds(client)
  return [
    ...(fault ? [`the audit log was changed: ${fault}`] : []),
    ...(waiting > UNSEALED_ALARM_SECONDS ? [`audit rows wait for their seal: ${Math.round(waiting)} s`] : []),
  ]
}

function slowly(client: pg.PoolClient, text: string, values: readonly unknown[] = []) {
  const query: pg.QueryConfig & { query_timeout: number } = {
    text,
    values: [...values],
    query_timeout: LIMIT_MS,
  }
  return client.query(query)
}
