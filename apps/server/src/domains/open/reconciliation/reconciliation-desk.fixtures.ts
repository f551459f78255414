import * as arrears from '@lqr/contract/open/arrears-calls.ts'
import * as calls from '@lqr/contract/open/reconciliation-calls.ts'
import * as system from '@lqr/contract/open/reconciliation-system-calls.ts'
import { createWebhook } from '@lqr/contract/open/webhook-calls.ts'
import { discardJob } from '@lqr/contract/operations/calls.ts'
import { signInEach } from '../../../testing/sign-in-each.ts'
import { makeTestApp } from '../../../testing/test-app.ts'
import { fileText } from './file.rules.ts'
import { makeReconciliationWorld } from './reconciliation.fixtures.ts'
import type { Row } from './row.ts'

/** A Friday. */
const NOW = new Date('2026-11-20T10:00:00+08:00')
export const DAY = '2026-11-20'

/** Both sides of a day: the bank's system and people, and the platform that judges, with a clock of their own. */
export async function makeReconciliationDesk() {
  let now = NOW
  const t = await makeTestApp({ now: () => now })
  const { pool } = t.services
  const world = await makeReconciliationWorld(t)
  const { operator } = await signInEach(t)
  const people = { token: world.manager.token }
  const by = () => ({ token: world.token })
  const body = { name: '核心系统', url: 'http://127.0.0.1:9/' }
  await t.call(createWebhook, { body }, people)

  const make = (day = DAY) => t.call(system.makeOpenReconciliation, { params: { day } }, by())
  const file = async (day = DAY) =>
    String((await t.call(system.downloadOpenReconciliation, { params: { day } }, by())).data)

  /** The rows of the platform's file as a bank's own. */
  async function rowsOfOurs(day = DAY): Promise<Row[]> {
    const lines = (await file(day)).trimEnd().split('\n').slice(1, -1)
    return lines.map((line) => {
      const [kind, applyNo = '', on = '', amount, state] = line.split(',')
      return {
        kind: kind as Row['kind'],
        applyNo,
        day: on,
        amountYuan: Number(amount),
        state: state === '' ? null : (state as Row['state']),
      }
    })
  }

  return {
    t,
    world,
    make,
    file,
    goTo: (moment: string) => void (now = new Date(moment)),
    /** Nothing was reconciled or told, and the cases of the test before are another bank's. */
    async begin() {
      now = NOW
      await pool.query('update reconciliation_day set our_file_id = null, their_file_id = null')
      const tables = ['step', 'difference', 'file', 'day'].map((part) => `reconciliation_${part}`)
      for (const table of [...tables, 'webhook_delivery', 'webhook_event', 'open_event'])
        await pool.query(`delete from ${table}`)
      await pool.query('update product_application set org_id = $1', [world.otherBank.id])
    },
    standing: async () =>
      (await t.call(calls.getReconciliationDay, { params: { day: DAY } }, people)).data.standing,
    differences: async (asked: object = {}) =>
      (await t.call(system.listOpenDifferences, { body: { pageSize: 100, ...asked } }, by())).data.list,
    answer: (id: string, answer: { answer: 'writeBack' | 'explained'; note?: string }) =>
      t.call(calls.answerDifference, { params: { id }, body: answer }, people),
    judge: (id: string, isConfirmed: boolean, note = '') =>
      t.call(arrears.judgeExplanation, { params: { id }, body: { isConfirmed, note } }, { token: operator }),
    told: async () =>
      (
        await pool.query<{ type: string; data: Record<string, unknown> }>(
          `select type, body::jsonb -> 'data' data from webhook_event where type like 'reconciliation.%' order by id`,
        )
      ).rows,
    /** A day with one loan, of which the platform has made its file. */
    async dayWithLoan() {
      const applyNo = await world.drawn(DAY)
      await make()
      await world.settle(DAY)
      return { applyNo, rows: await rowsOfOurs() }
    },
    /** Hands in these rows as the bank's own file, and answers how the day stands. */
    async compare(rows: readonly Row[], day = DAY) {
      const { status, error } = await world.upload(day, fileText(rows, day))
      if (status !== 200) throw new Error(`not taken: ${error?.key}`)
      return world.settle(day)
    },
    /** Gives up the job of the comparison that was asked for last. */
    async giveUp() {
      const { rows } = await pool.query<{ id: string }>(
        `select max(id)::text id from graphile_worker.jobs where task_identifier = 'reconcile-day'`,
      )
      return t.call(discardJob, { params: { id: rows[0]?.id ?? '' } }, { token: operator })
    },
    /** The comparison that is asked for at present. */
    async run() {
      const { rows } = await pool.query<{ dayId: string; run: number }>(
        `select id "dayId", run from reconciliation_day`,
      )
      const [run] = rows
      if (!run) throw new Error('no run')
      return run
    },
  }
}

export type ReconciliationDesk = Awaited<ReturnType<typeof makeReconciliationDesk>>
