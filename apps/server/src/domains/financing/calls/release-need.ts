import { NEED_CONSENT_VERSION, needConsentEvidence } from '@lqr/contract/financing/consent.ts'
import { releaseNeed } from '@lqr/contract/financing/need-calls.ts'
import type { Acting } from '../../../cases/case-kind.ts'
import { requestMove } from '../../../cases/request-move.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { findApplicant } from '../../certification/index.ts'
import { evidenceHash } from '../../../security/evidence-hash.ts'
import { needKind } from '../need-kind.ts'
import type { NeedRecord } from '../need.store.ts'
import { requireComplete, typedOf } from '../need-values.ts'
import { findOwnNeed } from '../own-need.ts'
import { showNeed } from '../show-need.ts'

export const releaseNeedCall = bindCall(releaseNeed, async (context) => {
  const { id, version } = context.body
  const { status } = await findOwnNeed(context, id)
  const show = () => showNeed(context, id)
  await requestMove(context, needKind, {
    id,
    version,
    show,
    ...(status === 'OFFLINE'
      ? { move: 'relist' }
      : { move: 'submit', change: (row) => publication(context, row) }),
  })
  return show()
})

/** What publishing adds to the row: the consent with its evidence, and the moment; 422 while something is missing. */
async function publication({ db, now, services }: Acting, row: NeedRecord) {
  requireComplete(typedOf(row, services.cipher), now)
  const { corporateName } = await findApplicant(db, row.company_id)
  return {
    consent_version: NEED_CONSENT_VERSION,
    consent_hash: evidenceHash(needConsentEvidence(row.demand_no, corporateName, now.toISOString())),
    published_at: now.toISOString(),
  }
}
