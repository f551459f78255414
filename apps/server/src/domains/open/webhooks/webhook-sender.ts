import { setTimeout as pause } from 'node:timers/promises'
import { makeLanes, type Sending } from './send-webhooks.ts'

const EVERY_MS = 500

export interface WebhookSender {
  /** Lets what is under way come to its end. */
  stop(): Promise<void>
}

/**
 * Looks twice a second for what is due. Any number of instances may run it: a delivery is claimed by one of them, and what an instance
 * had claimed when it died is sent by another after the claim has run out.
 */
export function startWebhookSender(sending: Sending): WebhookSender {
  const end = new AbortController()
  const lanes = makeLanes(sending, () => end.signal.aborted)

  async function run(): Promise<void> {
    while (!end.signal.aborted) {
      await lanes.open().catch((err: unknown) => sending.log.error({ err }, 'webhooks not looked for'))
      await pause(EVERY_MS, undefined, { signal: end.signal }).catch(() => undefined)
    }
    await lanes.settle()
  }

  const running = run()
  return {
    async stop() {
      end.abort()
      await running
    },
  }
}
