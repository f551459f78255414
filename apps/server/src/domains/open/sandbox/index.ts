import * as calls from '@lqr/contract/open/sandbox-calls.ts'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import type { BoundCall } from '../../../http/bind-call.ts'
import { createOpenKeyCall, listOpenKeysCall, revokeOpenKeyCall } from '../keys/index.ts'
import { webhookCalls } from '../webhooks/index.ts'
import { bindInSandbox } from './bind-in-sandbox.ts'
import { sandboxStateCalls } from './sandbox-calls.ts'

/** Each call of the sandbox with the call of the page that it is. */
const TWINS: readonly (readonly [AnyCall, string])[] = [
  [calls.listSandboxWebhooks, 'open.listWebhooks'],
  [calls.createSandboxWebhook, 'open.createWebhook'],
  [calls.rotateSandboxWebhookSecret, 'open.rotateWebhookSecret'],
  [calls.switchSandboxWebhook, 'open.switchWebhook'],
  [calls.pingSandboxWebhook, 'open.pingWebhook'],
  [calls.listSandboxDeliveries, 'open.listDeliveries'],
  [calls.replaySandboxDelivery, 'open.replayDelivery'],
]

function webhookCall(name: string): BoundCall {
  const bound = webhookCalls.find(({ call }) => call.name === name)
  if (!bound) throw new Error(`${name} is bound nowhere`)
  return bound
}

export const sandboxCalls: readonly BoundCall[] = [
  ...sandboxStateCalls,
  bindInSandbox(calls.listSandboxKeys, listOpenKeysCall),
  bindInSandbox(calls.createSandboxKey, createOpenKeyCall),
  bindInSandbox(calls.revokeSandboxKey, revokeOpenKeyCall),
  ...TWINS.map(([twin, name]) => bindInSandbox(twin, webhookCall(name))),
]
