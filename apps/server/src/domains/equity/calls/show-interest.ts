import { interestCase } from '@lqr/contract/equity/interest-case.ts'
import { showInterest } from '@lqr/contract/equity/interest-calls.ts'
import { projectErrors as errors } from '@lqr/contract/equity/project-errors.ts'
import { nextNumber, openCase, recordSubmission } from '../../../cases/open-case.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { findPhoneCipher } from '../../identity/index.ts'
import { nameOf } from '../../../cases/request-move.ts'
import { interestKind } from '../interest-kind.ts'
import { requireProjectOf } from '../interest-parties.store.ts'
import { holdProject, UNLESS_LIVING, wasTurnedAway } from '../interest.store.ts'
import { findTeaser } from '../project-teasers.store.ts'
import { showInterest as shown } from '../show-interest.ts'

/** What is not public is not there for an institution; the project is held, so that it cannot end meanwhile. */
export const showInterestCall = bindCall(showInterest, async (context) => {
  const { actor, body, db, now, params } = context
  await holdProject(db, params.id)
  if (!(await findTeaser(db, params.id))) throw new CallError(errors.notListed)
  const project = await requireProjectOf(db, params.id)
  const orgId = actor.orgId ?? ''
  if (await wasTurnedAway(db, project.id, orgId)) throw new CallError(errors.alreadyInterested)
  const values = {
    interest_no: await nextNumber(db, interestCase, 'equity_interest_no', now),
    project_id: project.id,
    company_id: project.company_id,
    org_id: orgId,
    reason: body.reason,
    officer_account_id: actor.accountId,
    officer_name: nameOf(actor),
    officer_phone_cipher: await findPhoneCipher(db, actor.accountId),
    is_example: project.is_example,
  }
  const row = await openCase(context, interestKind, values, { conflict: UNLESS_LIVING })
  if (!row) throw new CallError(errors.alreadyInterested)
  await recordSubmission(context, interestKind, row, { detail: { projectId: project.id, orgId } })
  return shown(context, row.id)
})
