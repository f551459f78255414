import type pg from 'pg'
import { DRAWN_STATES } from '@lqr/contract/applications/application-case.ts'
import { readAnchors } from '../audit/anchor-file.ts'
import { findPlaceBefore, oldestUnsealedSeconds } from '../audit/audit-state.store.ts'
import { rootSeal } from '../audit/root-seal.ts'
import { UNSEALED_ALARM_SECONDS } from '../audit/sealer.ts'
import { caseFaults } from '../cases/case-faults.store.ts'
import { rebuildTaskQueries } from '../cases/case-task.store.ts'
import type { CaseKind } from '../cases/case-kind.ts'
import { findAuditFault } from '../audit/verify-audit.ts'
import type { Services } from '../http/services.ts'
import { addJobOnce } from './add-job.store.ts'
import { compareFigures } from './compare-figures.store.ts'
import type { JobTask } from './job.ts'

/** Counting every case anew takes longer than a call may: this job alone gets ten minutes for a statement. */
const LIMIT_MS = 600_000
/** So long a run compares figures before it leaves the rest to the next one; the others of its checks take their time too. */
const COMPARE_MS = 240_000
/** The nightly check verifies what was sealed since the night before last; `npm run audit:verify` does all. */
const AUDIT_HOURS = 48

const LOAN_MARK = 'an enterprise is marked as having a loan'
const WRONGLY_MARKED = `e.has_loan <> exists (select from product_application a
  where a.company_id = e.id and a.status in (${DRAWN_STATES.map((state) => `'${state}'`).join(', ')}))`
const MARK_LOANS = `update enterprise e set has_loan = not has_loan where ${WRONGLY_MARKED}`

/** Each query answers rows only when something that must always hold does not. */
const CHECKS: readonly { readonly what: string; readonly find: string }[] = [
  {
    what: 'an application is marked as a first loan, or not, against the loans of its enterprise',
    find: `select a.id from product_application a left join first_loan f on f.id = a.id
      where coalesce(a.is_first_loan, false) <> coalesce(f.is_first_loan, false) order by a.id`,
  },
  {
    what: `${LOAN_MARK}, or not, against its applications`,
    find: `select e.id from enterprise e where ${WRONGLY_MARKED} order by e.id`,
  },
]

/**
 * Looks nightly for what must never be; sets drifted figures and tasks right and then fails, so that somebody hears of it. Figures are
 * compared part by part: a run that has used up its time asks for another one, and looks at nothing else.
 */
export function makeInvariantCheck(kinds: readonly CaseKind[], compareMs = COMPARE_MS): JobTask {
  return async (services) => {
    const until = performance.now() + compareMs
    const { isFinished, differing } = await compareFigures(
      services.pool,
      (client) => (text, values) => slowly(client, text, values),
      () => performance.now() < until,
    )
    if (isFinished) await checkInvariants(services, kinds, differing)
    else await addJobOnce(services.db, 'check-invariants')
  }
}

async function checkInvariants(
  services: Services,
  kinds: readonly CaseKind[],
  differing: readonly object[],
): Promise<void> {
  const client = await services.pool.connect()
  try {
    await client.query('begin')
    await client.query(`set local statement_timeout = ${LIMIT_MS}`)
    const broken: string[] = []
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
    // In the transaction of the enterprise, so that figures follow.
    if (broken.some((text) => text.startsWith(LOAN_MARK))) await slowly(client, MARK_LOANS)
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
