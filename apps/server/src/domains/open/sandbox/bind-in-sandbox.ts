import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { openErrors as errors } from '@lqr/contract/open/errors.ts'
import type { Actor } from '../../../http/actor.ts'
import type { BoundCall, Checked, Run } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import type { Services } from '../../../http/services.ts'
import { findManager } from './sandbox.store.ts'

export function orgOf(actor: Actor | undefined): string {
  if (typeof actor?.orgId !== 'string') throw new CallError(kernelErrors.forbidden)
  return actor.orgId
}

/** The sandbox as the institution's own manager there sees it; refused where there is none. */
async function insideOf({ services, actor }: Checked): Promise<{ services: Services; actor: Actor }> {
  const orgId = orgOf(actor)
  if (!services.sandbox) throw new CallError(errors.sandboxNotSetUp)
  const own = await services.sandbox.services()
  const manager = own && (await findManager(own.db, orgId))
  if (!own || !manager || !actor) throw new CallError(errors.sandboxNotOpen)
  return { services: own, actor: { ...actor, ...manager } }
}

/**
 * Binds a call of the page to the sandbox of the manager's institution. What it changes is committed there; the audit log of
 * real work says who did it, under the sandbox and not under a key or webhook whose number means another one there.
 */
export function bindInSandbox(twin: AnyCall, bound: BoundCall): BoundCall {
  const prepare = async (checked: Checked): Promise<Run> => {
    const inside = await insideOf(checked)
    const { db } = inside.services
    const run = await bound.prepare({ ...checked, ...inside, db })
    return (context) => {
      const audit: typeof context.audit = ({ entityId, detail, action }) =>
        context.audit({
          action,
          entity: 'open_sandbox',
          entityId: orgOf(checked.actor),
          detail: { ...detail, item: entityId },
        })
      const own = { ...context, ...inside, audit }
      if (twin.effect === 'read') return run({ ...own, db })
      return db.transaction().execute((tx) => run({ ...own, db: tx }))
    }
  }
  return { call: twin, prepare }
}
