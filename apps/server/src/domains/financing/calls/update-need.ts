import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import { updateNeed } from '@lqr/contract/financing/need-calls.ts'
import { requestMove } from '../../../cases/request-move.ts'
import { updateCase } from '../../../cases/case.store.ts'
import { syncTasks } from '../../../cases/case-task.store.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { findOwnNeed } from '../own-need.ts'
import { attachFiles } from '../need-files.ts'
import { needKind } from '../need-kind.ts'
import { NEEDS } from '../need.store.ts'
import { requireComplete, valuesOf } from '../need-values.ts'
import { showNeed } from '../show-need.ts'

export const updateNeedCall = bindCall(updateNeed, async (context) => {
  const { actor, body, db, now, services } = context
  const { id, version, documents, fileIds, ...typed } = body
  const row = await findOwnNeed(context, id)
  const show = () => showNeed(context, id)
  if (row.status === 'DRAFT') {
    const change = { ...valuesOf(typed, services.cipher), status: row.status }
    const saved = version === row.version && (await updateCase(db, NEEDS, row, change, now))
    if (!saved) throw new CallError(errors.staleVersion, { data: await show() })
    await syncTasks(db, needKind, [id])
  } else {
    await requestMove(context, needKind, {
      id,
      version,
      move: 'revise',
      show,
      change: () => valuesOf(requireComplete(typed, now), services.cipher),
    })
  }
  await attachFiles(db, actor, id, { documents, fileIds })
  return show()
})
