import * as sandbox from '@lqr/contract/open/sandbox-calls.ts'
import * as real from '@lqr/contract/open/webhook-calls.ts'
import { copy } from '../copy.ts'

/** The calls behind the webhooks of a place; those of the sandbox take and answer the same. */
interface WebhookCalls {
  readonly list: typeof real.listWebhooks | typeof sandbox.listSandboxWebhooks
  readonly create: typeof real.createWebhook | typeof sandbox.createSandboxWebhook
  readonly rotate: typeof real.rotateWebhookSecret | typeof sandbox.rotateSandboxWebhookSecret
  readonly turn: typeof real.switchWebhook | typeof sandbox.switchSandboxWebhook
  readonly ping: typeof real.pingWebhook | typeof sandbox.pingSandboxWebhook
  readonly deliveries: typeof real.listDeliveries | typeof sandbox.listSandboxDeliveries
  readonly replay: typeof real.replayDelivery | typeof sandbox.replaySandboxDelivery
}

/** Where webhooks are: with what they are worked on, and on which page. */
export interface WebhookPlace {
  readonly calls: WebhookCalls
  readonly path: string
  /** Where the log of one is. */
  readonly logOf: (id: string) => string
  readonly back: string
}

const SANDBOX = 'sandbox'

export const REAL_WEBHOOKS: WebhookPlace = {
  path: '/workbench/open',
  logOf: (id) => `/workbench/open/webhooks/${id}`,
  back: copy.back,
  calls: {
    list: real.listWebhooks,
    create: real.createWebhook,
    rotate: real.rotateWebhookSecret,
    turn: real.switchWebhook,
    ping: real.pingWebhook,
    deliveries: real.listDeliveries,
    replay: real.replayDelivery,
  },
}

export const SANDBOX_WEBHOOKS: WebhookPlace = {
  path: '/workbench/open/sandbox',
  logOf: (id) => `/workbench/open/webhooks/${id}?place=${SANDBOX}`,
  back: copy.backToSandbox,
  calls: {
    list: sandbox.listSandboxWebhooks,
    create: sandbox.createSandboxWebhook,
    rotate: sandbox.rotateSandboxWebhookSecret,
    turn: sandbox.switchSandboxWebhook,
    ping: sandbox.pingSandboxWebhook,
    deliveries: sandbox.listSandboxDeliveries,
    replay: sandbox.replaySandboxDelivery,
  },
}

/** The place that the address of a log names. */
export function placeOf(words: URLSearchParams): WebhookPlace {
  return words.get('place') === SANDBOX ? SANDBOX_WEBHOOKS : REAL_WEBHOOKS
}
