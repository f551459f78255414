import type pg from 'pg'
import * as z from 'zod'
import { DRAWN_STATES } from '@lqr/contract/applications/application-case.ts'
import { readAnchors } from '../audit/anchor-file.ts'
import { findPlaceBefore, oldestUnsealedSeconds } from '../audit/audit-state.store.ts'
import { rootSeal } from '../audit/root-seal.ts'
import { UNSEALED_ALARM_SECONDS } from '../audit/sealer.ts'
import { caseFaults } from '../cases/case-faults.store.ts'
import { rebuildTaskQueries } from '../cases/case-task.store.ts'
import type { CaseKind } from '../cases/case-kind.ts'
import { findAuditFault } from '../audit/verify-audit.ts'
import { makeSlowPool } from '../data/pool.ts'
import type { Services } from '../http/services.ts'
import { addJobOnce, addLastingJob } from './add-job.store.ts'
import { compareFigures } from './compare-figures.store.ts'
import { PART_KINDS } from './figure-parts.store.ts'
import { foldingMeanwhile } from './fold-meanwhile.store.ts'
import type { JobTask } from './job.ts'
import { inTransaction, reasonOf } from './own-transaction.store.ts'

/** Counting every case anew takes longer than a call may: this job alone gets ten minutes for a statement. */
const LIMIT_MS = 600_000
/** So long a run compares figures before it leaves the rest to the next one; the others of its checks take their time too. */
const COMPARE_MS = 240_000
/** The nightly check verifies what was sealed since the night before last; `npm run audit:verify` does all. */
const AUDIT_HOURS = 48

/** The parts that failed in the run before; the nightly line begins and has none. */
const runBefore = z
  .object({ failed: z.array(z.object({ kind: z.enum(PART_KINDS), part: z.string(), why: z.string() })) })
  .catch({ failed: [] })

/** Something that must always hold: answers a sentence for each way in which it does not, and may set it right. */
interface Check {
  readonly what: string
  readonly find: (client: pg.PoolClient) => Promise<readonly string[]>
}

/** A query that answers rows only when something that must always hold does not, and what sets it right. */
interface RowCheck {
  readonly what: string
  readonly find: string
  readonly values?: readonly unknown[]
  readonly mend?: string
}

const WRONGLY_MARKED = `e.has_loan <> exists (select from product_application a
  where a.company_id = e.id and a.status in (${DRAWN_STATES.map((state) => `'${state}'`).join(', ')}))`

const LOANS: readonly RowCheck[] = [
  {
    what: 'an application is marked as a first loan, or not, against the loans of its enterprise',
    find: `select a.id from product_application a left join first_loan f on f.id = a.id
      where coalesce(a.is_first_loan, false) <> coalesce(f.is_first_loan, false) order by a.id limit 20`,
  },
  {
    what: 'an enterprise is marked as having a loan, or not, against its applications',
    find: `select e.id from enterprise e where ${WRONGLY_MARKED} order by e.id limit 20`,
    // In the transaction of the enterprise, so that figures follow.
    mend: `update enterprise e set has_loan = not has_loan where ${WRONGLY_MARKED}`,
  },
]

interface Times {
  readonly compareMs?: number
  readonly foldMs?: number
}

/**
 * Looks nightly for what must never be; sets drifted figures and tasks right and then fails, so that somebody hears of it. Figures are
 * compared part by part: a run that has used up its time asks for another one, and looks at nothing else. Every check runs by itself: what
 * keeps one of them from its answer keeps no other, and is reported with what they found.
 */
export function makeInvariantCheck(
  kinds: readonly CaseKind[],
  { compareMs = COMPARE_MS, foldMs }: Times = {},
): JobTask {
  return async (services, payload) => {
    const pool = makeSlowPool(services.pool, LIMIT_MS, (err) =>
      services.log.warn({ err }, 'database connection lost'),
    )
    try {
      const until = performance.now() + compareMs
      const fold = foldingMeanwhile(pool, foldMs)
      const mayGoOn = async () => {
        await fold().catch((err: unknown) => services.log.warn({ err }, 'figures not folded'))
        return performance.now() < until
      }
      const { failed } = runBefore.parse(payload)
      const compared = await compareFigures(pool, mayGoOn, failed).catch(reasonOf)
      if (typeof compared !== 'string' && !compared.isFinished) {
        await addJobOnce(services.db, 'check-invariants', { failed: compared.failed })
        return
      }
      const broken = [...figureFaults(compared), ...(await findBroken(pool, checksOf(services, kinds)))]
      if (broken.some((text) => text.startsWith('tasks'))) broken.push(...(await rebuildTasks(pool, kinds)))
      if (broken.length > 0) throw new Error(`invariants broken: ${broken.join('; ')}`)
    } finally {
      await pool.end()
    }
  }
}

function figureFaults(compared: string | Awaited<ReturnType<typeof compareFigures>>): string[] {
  if (typeof compared === 'string') return [`figures could not be compared: ${compared}`]
  const { differing, failed } = compared
  return [
    ...(differing.length > 0
      ? [`figures differ from the cases they count: ${JSON.stringify(differing)}`]
      : []),
    ...(failed.length > 0 ? [`figures could not be compared: ${JSON.stringify(failed)}`] : []),
  ]
}

function checksOf(services: Services, kinds: readonly CaseKind[]): Check[] {
  const cases = caseFaults(kinds).map(({ what, find }) => ({
    what,
    find: find.sql,
    values: find.parameters,
  }))
  const audit = { what: 'the audit log', find: (client: pg.PoolClient) => auditFaults(client, services) }
  return [...[...LOANS, ...cases].map(rowCheck), audit]
}

function rowCheck({ what, find, values = [], mend }: RowCheck): Check {
  return {
    what,
    async find(client) {
      const { rows } = await client.query(find, [...values])
      if (rows.length === 0) return []
      if (mend !== undefined) await client.query(mend)
      return [`${what}: ${JSON.stringify(rows)}`]
    },
  }
}

async function findBroken(pool: pg.Pool, checks: readonly Check[]): Promise<string[]> {
  const broken: string[] = []
  for (const { what, find } of checks) {
    const found = await inTransaction(pool, find).catch((error: unknown) => [
      `not checked, ${reasonOf(error)}: ${what}`,
    ])
    broken.push(...found)
  }
  return broken
}

function rebuildTasks(pool: pg.Pool, kinds: readonly CaseKind[]): Promise<string[]> {
  const find = async (client: pg.PoolClient) => {
    // Whoever moves a case meanwhile waits, and then writes its task anew.
    await client.query('lock table case_task in share row exclusive mode')
    for (const { sql, parameters } of rebuildTaskQueries(kinds)) await client.query(sql, [...parameters])
    return []
  }
  return findBroken(pool, [{ what: 'tasks written anew', find }])
}

/** A log that was changed calls from now on, also when the place has left the hours that the next checks look at. */
async function auditFaults(
  client: pg.PoolClient,
  { db, cipher, config }: Services,
): Promise<readonly string[]> {
  const fault = await findAuditFault(client, await findPlaceBefore(client, AUDIT_HOURS), {
    sealRoot: rootSeal(cipher),
    anchors: await readAnchors(config.auditAnchorDir),
  })
  if (fault !== undefined) await addLastingJob(db, 'report-audit-fault', { fault }, fault)
  const waiting = await oldestUnsealedSeconds(client)
  return [
    ...(fault === undefined ? [] : [`the audit log was changed: ${fault}`]),
    ...(waiting > UNSEALED_ALARM_SECONDS ? [`audit rows wait for their seal: ${Math.round(waiting)} s`] : []),
  ]
}
