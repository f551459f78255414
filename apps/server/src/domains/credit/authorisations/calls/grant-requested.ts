import { grantRequested } from '@lqr/contract/credit/authorisation-request-calls.ts'
import { creditErrors } from '@lqr/contract/credit/errors.ts'
import { CREDIT_READERS } from '@lqr/contract/credit/readers.ts'
import { covers } from '@lqr/contract/credit/scopes.ts'
import { isTopicLetter } from '@lqr/contract/credit/topic-letter.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { evidenceHash } from '../../../../security/evidence-hash.ts'
import { notifyStaff } from '../../../organisations/index.ts'
import { evidenceText } from '../authorisation.rules.ts'
import { authorisationView } from '../authorisation-view.ts'
import { findAuthorisation } from '../authorisations.store.ts'
import { creditMessages } from '../copy.ts'
import { DAY_MS } from '../grant-authorisation.ts'
import { grantRequest, lockRequest } from '../requests.store.ts'

/** The enterprise may give less than was asked for, never more. */
export const grantRequestedCall = bindCall(
  grantRequested,
  async ({ actor, params, body, db, now, audit }) => {
    const before = await findAuthorisation(db, params.id)
    if (!before || before.grantorCompanyId !== actor.companyId) throw new CallError(creditErrors.notFound)
    const asked = await lockRequest(db, params.id, now)
    if (!asked) {
      throw new CallError(creditErrors.notRequested, { data: authorisationView(before, now) })
    }
    if (!isTopicLetter(body.agreementVersion)) throw new CallError(creditErrors.letterChanged)
    const isWithin = body.topics.every((topic) => covers(asked.dataScope, topic))
    if (!isWithin || body.termDays > asked.termDays) throw new CallError(creditErrors.outOfScope)
    const given = {
      ...asked,
      grantorAccountId: actor.accountId,
      dataScope: body.topics,
      termDays: body.termDays,
      agreementVersion: body.agreementVersion,
      validFrom: now.toISOString(),
      validTo: new Date(now.getTime() + body.termDays * DAY_MS).toISOString(),
    }
    await grantRequest(db, {
      ...given,
      accountId: actor.accountId,
      evidenceHash: evidenceHash(evidenceText(given)),
    })
    await notifyStaff(db, asked.holderOrgId, CREDIT_READERS, creditMessages.granted(asked))
    audit({
      action: 'grant-authorisation',
      entity: 'credit_authorisation',
      entityId: params.id,
      detail: { topics: body.topics, termDays: body.termDays },
    })
    const after = await findAuthorisation(db, params.id)
    return authorisationView(after ?? before, now)
  },
)
