import * as calls from '@lqr/contract/open/application-calls.ts'
import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { OpenCaseState } from '@lqr/contract/open/open-move.ts'
import { productsErrors } from '@lqr/contract/products/errors.ts'
import type { Db } from '../../../data/database.ts'
import { bindCall, type BoundCall, type CallContext } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { bodyHash } from '../../../http/idempotency.store.ts'
import { applicationsCalls } from '../../applications/index.ts'
import { claimEvent, findApplicationId, keepState } from './open-event.store.ts'

/** A call of the open interface about one application. */
type OfApplication = AnyCall & { readonly params: (typeof calls.getOpenApplication)['params'] }

/** Each call of systems with the call of the screens that it is. */
const MOVES = [
  [calls.acceptOpenApplication, 'products.acceptApplication'],
  [calls.reviewOpenApplication, 'products.reviewApplication'],
  [calls.supplementOpenApplication, 'products.askSupplement'],
  [calls.rejectOpenApplication, 'products.rejectApplication'],
  [calls.creditOpenApplication, 'products.creditApplication'],
  [calls.releaseOpenApplication, 'applications.releaseGrant'],
  [calls.signOpenApplication, 'products.signApplication'],
  [calls.disburseOpenApplication, 'products.disburseApplication'],
  [calls.repayOpenApplication, 'applications.repayApplication'],
  [calls.settleOpenApplication, 'products.settleApplication'],
] as const

function screenCall(name: string): BoundCall {
  const bound = applicationsCalls.find(({ call }) => call.name === name)
  if (!bound) throw new Error(`${name} is bound nowhere`)
  return bound
}

/** The number behind that of an application; one that nobody has is answered as one of somebody else is. */
async function requireId(db: Db, applyNo: string): Promise<string> {
  const id = await findApplicationId(db, applyNo)
  if (id === undefined) throw new CallError(productsErrors.applicationNotFound)
  return id
}

/** What the call of the screens answers for the same person, with its own access to the case, rules and refusals. */
async function asOnScreen(
  context: CallContext<OfApplication>,
  bound: BoundCall,
  body: object | undefined,
): Promise<ApplicationDetail> {
  const id = await requireId(context.db, context.params.applyNo)
  const checked = { ...context, params: { id }, query: undefined, body, file: undefined }
  const run = await bound.prepare(checked)
  return (await run(checked)) as ApplicationDetail
}

type MoveCall = (typeof MOVES)[number][0]

/** Makes the move once for each event: a repeat gets the first answer, whatever became of the case since. */
export async function makeEvent(
  call: MoveCall,
  screenName: string,
  context: CallContext<MoveCall>,
): Promise<OpenCaseState> {
  const { db, actor, now, params } = context
  const { eventId, ...body } = context.body
  if (actor.orgId === null) throw new CallError(kernelErrors.forbidden)
  const first = await claimEvent(db, {
    orgId: actor.orgId,
    eventId,
    call: call.name,
    caseNumber: params.applyNo,
    bodyHash: bodyHash(body),
    keyId: actor.openKey?.id ?? null,
    now,
  })
  if (first) return { ...first, isRepeat: true }
  const { applyNo, status, version, updatedAt } = await asOnScreen(context, screenCall(screenName), body)
  const state = { eventId, applyNo, status, version, updatedAt }
  await keepState(db, { orgId: actor.orgId, eventId }, state)
  return { ...state, isRepeat: false }
}

/** The name of the screens' call that a move of systems is. */
export function screenNameOf(call: MoveCall): string {
  const [, name] = MOVES.find(([one]) => one === call) ?? []
  if (name === undefined) throw new Error(`${call.name} is no call of the screens`)
  return name
}

/** The call of the screens itself, for whoever asks whether a person may make it. */
export const screenCallOf = (call: MoveCall) => screenCall(screenNameOf(call)).call

function bindOpenMove(call: MoveCall, screenName: string): BoundCall {
  screenCall(screenName)
  return bindCall<MoveCall>(call, (context) => makeEvent(call, screenName, context))
}

const getApplicationCall = screenCall('products.getApplication')

export const openApplicationCalls: readonly BoundCall[] = [
  bindCall(calls.getOpenApplication, (context) => asOnScreen(context, getApplicationCall, undefined)),
  ...MOVES.map(([call, screenName]) => bindOpenMove(call, screenName)),
]
