import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import * as moves from '@lqr/contract/open/application-calls.ts'
import { getApplication } from '@lqr/contract/applications/calls.ts'
import { getReconciliationDay } from '@lqr/contract/open/reconciliation-calls.ts'
import { uploadOpenReconciliation } from '@lqr/contract/open/reconciliation-system-calls.ts'
import type { ReconciliationDay } from '@lqr/contract/open/reconciliation.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { type ApplicationWorld, makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { systemToken } from '../open-system.fixtures.ts'
import { reconcileDay } from './reconcile-day.ts'

/** A bank whose system works on cases and reconciles them. */
export async function makeReconciliationWorld(t: TestApp) {
  const world: ApplicationWorld = await makeApplicationWorld(t)
  const newToken = () =>
    systemToken(t, world.manager, ['tasks.read', 'cases.work', 'cases.decide', 'reconcile'])
  let token = await newToken()
  let events = 0

  async function write(call: AnyCall, applyNo: string, body: object = {}) {
    events += 1
    const input = { params: { applyNo }, body: { eventId: `EVENT-${events}-${applyNo}`, ...body } }
    const answer = await t.send(call, input, { token })
    if (answer.status !== 200) throw new Error(`${call.name} ${answer.error?.key}`)
  }

  return {
    ...world,
    get token() {
      return token
    },
    /** Tokens last ten minutes. */
    async renewToken() {
      token = await newToken()
    },
    /** An application that the bank's system took to its drawdown today, with its number. */
    async drawn(loanDate: string, loanAmountYuan = 80_000): Promise<string> {
      const { id } = await world.application('REVIEWING', {
        submittedAt: new Date('2026-11-10T09:00:00+08:00'),
      })
      const { data } = await t.call(getApplication, { params: { id } }, { token: world.manager.token })
      const { applyNo } = data
      const grant = { creditAmountYuan: 100_000, creditRate: 3.65, creditTermMonths: 12 }
      await write(moves.creditOpenApplication, applyNo, grant)
      await write(moves.signOpenApplication, applyNo)
      await write(moves.disburseOpenApplication, applyNo, { loanAmountYuan, loanDate })
      return applyNo
    },
    repay: (applyNo: string, principalYuan: number, repaidOn: string) =>
      write(moves.repayOpenApplication, applyNo, { principalYuan, repaidOn }),
    upload: (day: string, text: string, by = token) =>
      t.upload(uploadOpenReconciliation, { day }, { name: 'bank.csv', bytes: Buffer.from(text) }, by),
    /** Does what the jobs would, and answers how the day stands. */
    async settle(day: string): Promise<ReconciliationDay> {
      const { rows } = await t.services.pool.query<{ dayId: string; run: number }>(
        `select id "dayId", run from reconciliation_day where phase is not null order by id`,
      )
      for (const run of rows) await reconcileDay(t.services, run)
      const { data } = await t.call(getReconciliationDay, { params: { day } }, { token: world.manager.token })
      return data
    },
  }
}
