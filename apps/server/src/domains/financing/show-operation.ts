import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import type { NeedInterviews, OperationDetail } from '@lqr/contract/financing/operation-calls.ts'
import { caseScope, scopeOfSide } from '../../cases/case-access.ts'
import type { Viewing } from '../../cases/case-kind.ts'
import { CallError } from '../../http/call-error.ts'
import { listLinkedFiles } from '../files/index.ts'
import { OPERATION_FILES } from './operation-files.ts'
import { listInterviews, listInterviewsOfNeed, listNotes, listResponseIds } from './operation.store.ts'
import { findOwnNeed } from './own-need.ts'
import { findResponseFacts, type ResponseFacts } from './response-detail.store.ts'
import { responseKind } from './response-kind.ts'
import { holdsSlot } from './response.rules.ts'
import { showResponse } from './show-response.ts'

/** A response to a need for equity of the actor's institution; 404 when it is not its own, or no need for equity. */
export async function requireOperation({ db, actor }: Viewing, id: string): Promise<ResponseFacts> {
  const scope = scopeOfSide(await caseScope(db, actor, responseKind), 'institution')
  const row = await findResponseFacts(db, id, scope)
  if (row?.demand_type !== 'equity') throw new CallError(errors.responseNotFound)
  return row
}

/** The same while the institution works on it; 409 once it has ended. */
export async function requireLiveOperation(viewing: Viewing, id: string): Promise<ResponseFacts> {
  const row = await requireOperation(viewing, id)
  if (!holdsSlot(row.status)) throw new CallError(errors.responseMoved)
  return row
}

/** All that the actor's institution keeps of a need it works on. */
export async function showOperation(viewing: Viewing, id: string): Promise<OperationDetail> {
  const { db } = viewing
  const { status } = await requireOperation(viewing, id)
  return {
    response: await showResponse(viewing, id),
    notes: await listNotes(db, id),
    interviews: await listInterviews(db, id),
    files: [
      ...(await listLinkedFiles(db, { entity: OPERATION_FILES.shared, entityId: id })),
      ...(await listLinkedFiles(db, { entity: OPERATION_FILES.internal, entityId: id })),
    ],
    can: { work: holdsSlot(status) },
  }
}

/** What institutions ask of the enterprise, and the papers they share with it; 404 when the need is not its own. */
export async function showNeedInterviews(viewing: Viewing, needId: string): Promise<NeedInterviews> {
  const { db } = viewing
  await findOwnNeed(viewing, needId)
  const files = await Promise.all(
    (await listResponseIds(db, needId)).map((id) =>
      listLinkedFiles(db, { entity: OPERATION_FILES.shared, entityId: id }),
    ),
  )
  return {
    interviews: await listInterviewsOfNeed(db, needId),
    files: files.flat(),
  }
}
