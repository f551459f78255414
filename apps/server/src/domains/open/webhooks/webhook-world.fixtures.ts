import { acceptApplication, getApplication } from '@lqr/contract/applications/calls.ts'
import * as calls from '@lqr/contract/open/webhook-calls.ts'
import { makeTestApp } from '../../../testing/test-app.ts'
import { makeApplicationWorld } from '../../applications/application-world.fixtures.ts'
import { makeReceiver, type Receiver } from './receiver.fixtures.ts'
import { sendDueWebhooks } from './send-webhooks.ts'

export const NOW = new Date('2026-11-20T10:00:00+08:00')
export const HOUR = 3_600_000

/** A bank that is told of its cases, with a clock of its own. */
export async function makeWebhookWorld() {
  let now = NOW
  let bank: Receiver | undefined
  const t = await makeTestApp({ now: () => now })
  const world = await makeApplicationWorld(t)
  const by = { token: world.manager.token }

  function receiver(): Receiver {
    if (!bank) throw new Error('begin first')
    return bank
  }

  return {
    ...world,
    t,
    by,
    get now() {
      return now
    },
    set now(moment: Date) {
      now = moment
    },
    later: (ms: number) => void (now = new Date(now.getTime() + ms)),
    /** What the bank's system does with what it is told. */
    get receiver() {
      return receiver()
    },
    /** Nobody subscribes to anything, and the bank's system is another one; answers what closes it. */
    async begin() {
      now = NOW
      const made = await makeReceiver()
      bank = made
      for (const table of ['webhook_delivery', 'webhook_event', 'webhook'])
        await t.services.pool.query(`delete from ${table}`)
      return () => made.close()
    },
    subscribe: async (url = receiver().address(), { token } = world.manager) =>
      (await t.call(calls.createWebhook, { body: { name: '核心系统', url } }, { token })).data,
    send: () => sendDueWebhooks(t.services),
    shown: async () => (await t.call(calls.listWebhooks, {}, by)).data.list[0],
    log: (id: string, { token } = world.manager) =>
      t.call(calls.listDeliveries, { params: { id }, body: {} }, { token }),
    /** Accepts an application that was submitted the day before; answers its number. */
    async accept(productId?: string): Promise<string> {
      const { id } = await world.application('SUBMITTED', {
        submittedAt: new Date('2026-11-19T09:00:00+08:00'),
        ...(productId ? { productId } : {}),
      })
      const { version, applyNo } = (await t.call(getApplication, { params: { id } }, by)).data
      await t.call(acceptApplication, { params: { id }, body: { version } }, by)
      return applyNo
    },
  }
}

export type WebhookWorld = Awaited<ReturnType<typeof makeWebhookWorld>>
