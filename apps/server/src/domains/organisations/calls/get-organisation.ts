import { getOrganisation } from '@lqr/contract/organisations/calls.ts'
import { organisationsErrors } from '@lqr/contract/organisations/errors.ts'
import type { Db } from '../../../data/database.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { logoAltOf } from '../logo-records.store.ts'
import { listPredecessors } from '../maintenance-list.store.ts'
import { readNeedRecord } from '../need-record.store.ts'
import {
  findOrganisation,
  findSuccessor,
  listBranchesOf,
  readPublishedRecord,
} from '../organisation.store.ts'

/** A merged institution answers with who goes on, so that its old address keeps working. */
export const getOrganisationCall = bindCall(getOrganisation, async ({ params, db, request, forAll }) => {
  const found = await findOrganisation(db, params.id)
  if (!found) throw new CallError(organisationsErrors.notFound)
  const { mergedAt, ...own } = found
  const card = { ...own, logoAlt: await logoAltOf(db, own.logoId) }
  if (mergedAt !== null) return { ...card, ...(await former(db, card.id, mergedAt)) }
  const [branches, record, needRecord, predecessors] = await Promise.all([
    listBranchesOf(db, params.id, request.cityCode),
    forAll(`record of ${params.id}`, () => readPublishedRecord(db, params.id)),
    readNeedRecord(db, params.id),
    listPredecessors(db, params.id),
  ])
  return {
    ...card,
    branches,
    record,
    needRecord,
    mergedInto: null,
    predecessors: predecessors.map(asMerged),
  }
})

/** A former institution: nothing on offer, its own record, and who goes on; 404 when nobody does any more. */
async function former(db: Db, id: string, mergedAt: string) {
  const successor = await findSuccessor(db, id)
  if (!successor) throw new CallError(organisationsErrors.notFound)
  const record = await readPublishedRecord(db, id, 'former')
  const predecessors = await listPredecessors(db, id)
  return {
    productsCount: 0,
    branches: [],
    record,
    needRecord: await readNeedRecord(db, id, 'former'),
    mergedInto: { ...successor, mergedAt },
    predecessors: predecessors.map(asMerged),
  }
}

function asMerged({ endedAt, ...rest }: { id: string; name: string; endedAt: string }) {
  return { ...rest, mergedAt: endedAt }
}
