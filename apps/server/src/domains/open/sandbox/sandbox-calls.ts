import { getSandbox, resetSandbox, startSandbox } from '@lqr/contract/open/sandbox-calls.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { openErrors as errors } from '@lqr/contract/open/errors.ts'
import { bindCall, bindGuardedCall, type BoundCall, type GuardContext } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import type { Sandbox } from '../../../http/sandbox.ts'
import type { Services } from '../../../http/services.ts'
import { applicationKind } from '../../applications/index.ts'
import { recordCaseEvent } from '../webhooks/index.ts'
import { orgOf } from './bind-in-sandbox.ts'
import { findInstitution, findManager, listSandboxCases, listSubmitted } from './sandbox.store.ts'

const open = async (own: Services, orgId: string) => ({
  state: 'open' as const,
  cases: await listSandboxCases(own.db, orgId),
})

const getCall = bindCall(getSandbox, async ({ services, actor }) => {
  const orgId = orgOf(actor)
  if (!services.sandbox) return { state: 'notSetUp' as const, cases: [] }
  const own = await services.sandbox.services()
  if (!own || !(await findManager(own.db, orgId))) return { state: 'closed' as const, cases: [] }
  return open(own, orgId)
})

type Asked = GuardContext<typeof startSandbox | typeof resetSandbox>

function sandboxOf({ services }: Asked): Sandbox {
  if (!services.sandbox) throw new CallError(errors.sandboxNotSetUp)
  return services.sandbox
}

/** Fresh cases for the institution, of which its webhooks are told as of submitted ones; whole or not at all. */
async function fill(sandbox: Sandbox, own: Services, { db, actor }: Asked, isAgain: boolean): Promise<void> {
  const orgId = orgOf(actor)
  const institution = await findInstitution(db, orgId)
  if (!institution) throw new CallError(kernelErrors.forbidden)
  await own.db.transaction().execute(async (tx) => {
    if (!isAgain && (await findManager(tx, orgId))) return
    await sandbox.fill(tx, own, institution)
    for (const row of await listSubmitted(tx, orgId))
      await recordCaseEvent({ db: tx, now: own.now() }, applicationKind, row, { move: 'submit', from: null })
  })
}

// The first one makes and migrates a database, which no transaction on the real one waits for.
const startCall = bindGuardedCall(
  startSandbox,
  async (context) => {
    const sandbox = sandboxOf(context)
    const own = await sandbox.make()
    await fill(sandbox, own, context, false)
    return own
  },
  async ({ actor, proof, audit }) => {
    audit({ action: 'open-sandbox', entity: 'open_sandbox', entityId: orgOf(actor) })
    return open(proof, orgOf(actor))
  },
)

const resetCall = bindGuardedCall(
  resetSandbox,
  async (context) => {
    const sandbox = sandboxOf(context)
    const own = await sandbox.services()
    if (!own || !(await findManager(own.db, orgOf(context.actor)))) throw new CallError(errors.sandboxNotOpen)
    await fill(sandbox, own, context, true)
    return own
  },
  async ({ actor, proof, audit }) => {
    audit({ action: 'reset-sandbox', entity: 'open_sandbox', entityId: orgOf(actor) })
    return open(proof, orgOf(actor))
  },
)

export const sandboxStateCalls: readonly BoundCall[] = [getCall, startCall, resetCall]
