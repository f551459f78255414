import type pg from 'pg'
import { findPlaceBefore, oldestUnsealedSeconds } from '../audit/audit-state.store.ts'
import { UNSEALED_ALARM_SECONDS } from '../audit/sealer.ts'
import { findAuditFault } from '../audit/verify-audit.ts'
import type { JobTask } from './tasks.ts'

/** Counting every case anew takes longer than a call may: this job alone gets ten minutes. */
const LIMIT_MS = 600_000
/** The nightly check verifies what was sealed since the night before last; `npm run audit:verify` does all. */
const AUDIT_HOURS = 48

/** Each query answers rows only when something that must always hold does not. */
const CHECKS: readonly { readonly what: string; readonly find: string }[] = [
  {
    what: 'figures differ from the cases they count',
    find: `select measure, region_code, key from (
        select measure, region_code, key, cases, total from case_figures
        union all select measure, region_code, key, -cases, -total from case_tally
        union all select measure, region_code, key, -cases, -total from case_tally_change
      ) d group by 1, 2, 3 having sum(cases) <> 0 or sum(total) <> 0`,
  },
  {
    what: 'an application is in another state than its history says',
    find: `select a.id from product_application a
      where a.updated_at > now() - interval '2 days' and a.status <> 'DRAFT' and a.status <>
        (select e.to_status from application_event e where e.application_id = a.id order by e.id desc limit 1)`,
  },
  {
    what: 'an application is marked as a first loan, or not, against the loans of its enterprise',
    find: `select a.id from product_application a left join first_loan f on f.id = a.id
      where coalesce(a.is_first_loan, false) <> coalesce(f.is_first_loan, false) order by a.id`,
  },
  {
    what: 'a clock ends on a day off',
    find: `select clock.id, clock.due_at from (
        select id, due_at from product_application where status = 'SUBMITTED'
        union all select id, due_at from lease_response where status = 'SUBMITTED'
      ) clock join calendar_day d on d.day = (clock.due_at at time zone 'Asia/Shanghai')::date
      where clock.due_at > now() and d.kind = 'holiday'`,
  },
]

/** Looks nightly for what must never be; sets drifted figures right and then fails, so that somebody hears of it. */
export const checkInvariants: JobTask = async ({ pool }) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`set local statement_timeout = ${LIMIT_MS}`)
    const broken: string[] = []
    for (const { what, find } of CHECKS) {
      const { rows } = await slowly(client, `${find} limit 20`)
      if (rows.length > 0) broken.push(`${what}: ${JSON.stringify(rows)}`)
    }
    broken.push(...(await auditFaults(client)))
    if (broken.some((text) => text.startsWith('figures'))) await slowly(client, 'select rebuild_case_tally()')
    await client.query('commit')
    if (broken.length > 0) throw new Error(`invariants broken: ${broken.join('; ')}`)
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

async function auditFaults(client: pg.PoolClient): Promise<string[]> {
  const fault = await findAuditFault(client, await findPlaceBefore(client, AUDIT_HOURS))
  const waiting = await oldestUnsealedSeconds(client)
  return [
    ...(fault ? [`the audit log was changed: ${fault}`] : []),
    ...(waiting > UNSEALED_ALARM_SECONDS ? [`audit rows wait for their seal: ${Math.round(waiting)} s`] : []),
  ]
}

function slowly(client: pg.PoolClient, text: string) {
  const query: pg.QueryConfig & { query_timeout: number } = { text, query_timeout: LIMIT_MS }
  return client.query(query)
}
