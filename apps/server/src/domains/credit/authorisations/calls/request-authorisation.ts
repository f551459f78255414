import { caseOfKind } from '@lqr/contract/all-cases.ts'
import { requestAuthorisation, REQUEST_OPEN_DAYS } from '@lqr/contract/credit/authorisation-request-calls.ts'
import { creditErrors } from '@lqr/contract/credit/errors.ts'
import { covers } from '@lqr/contract/credit/scopes.ts'
import { TOPIC_LETTER_VERSION } from '@lqr/contract/credit/topic-letter.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { sendMessage } from '../../../messages/index.ts'
import { subtreeOf } from '../../../organisations/index.ts'
import { isOpenTo } from '../authorisation.rules.ts'
import { heldView } from '../authorisation-view.ts'
import { nextAuthorisationSerial } from '../authorisations.store.ts'
import { creditMessages } from '../copy.ts'
import { authorisationNo, DAY_MS } from '../grant-authorisation.ts'
import {
  type CaseOfInstitution,
  expireRequests,
  findCaseOf,
  findHeld,
  insertRequest,
  listGrantedScopes,
} from '../requests.store.ts'

/** Only within a case that goes on, so that every consent has a business behind it. */
function goesOn({ kind, status }: CaseOfInstitution): boolean {
  const phase = caseOfKind(kind).states[status]?.phase
  return phase === 'open' || phase === 'underway'
}

export const requestAuthorisationCall = bindCall(
  requestAuthorisation,
  async ({ actor, body, db, now, audit }) => {
    const { bizNo, purposeCode, topics, termDays, reason } = body
    const readerOrgId = actor.orgId ?? '0'
    const orgIds = await subtreeOf(db, readerOrgId)
    const of = await findCaseOf(db, bizNo, orgIds)
    if (!of || !goesOn(of)) throw new CallError(creditErrors.caseNotFound)
    await expireRequests(db, of, bizNo, now)
    const lapsesAt = new Date(now.getTime() + REQUEST_OPEN_DAYS * DAY_MS)
    // What ends before an answer has to be there is asked for in time, so that it need not be missed.
    const granted = await listGrantedScopes(db, {
      companyId: of.companyId,
      orgIds,
      bizNo,
      purposeCode,
      now,
      until: lapsesAt,
    })
    const open = granted.filter((one) => isOpenTo(one, readerOrgId))
    if (topics.every((topic) => open.some(({ dataScope }) => covers(dataScope, topic)))) {
      throw new CallError(creditErrors.alreadyGranted)
    }
    const id = await insertRequest(db, {
      authNo: authorisationNo(now, await nextAuthorisationSerial(db)),
      of,
      bizNo,
      purposeCode,
      dataScope: topics,
      termDays,
      reason,
      agreementVersion: TOPIC_LETTER_VERSION,
      askedBy: actor.accountId,
      at: now,
      lapsesAt,
    })
    if (id === undefined) throw new CallError(creditErrors.alreadyRequested)
    await sendMessage(db, {
      ...creditMessages.requested({ orgName: of.orgName, bizNo }),
      companyId: of.companyId,
    })
    audit({
      action: 'request-authorisation',
      entity: 'credit_authorisation',
      entityId: id,
      detail: { bizNo, topics },
    })
    const row = await findHeld(db, id)
    if (!row) throw new Error('a request that was written cannot be read')
    return heldView(row, { readerOrgId, now })
  },
)
