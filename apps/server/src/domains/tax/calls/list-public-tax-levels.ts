import { listPublicTaxLevels } from '@lqr/contract/tax/calls.ts'
import { taxErrors as errors } from '@lqr/contract/tax/errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { askSource } from '../ask-source.ts'
import { partyOf } from '../licence.access.ts'
import { publicOnly } from '../public-levels.rules.ts'
import { findTaxCase } from '../licence.store.ts'

/**
 * Needs no consent, since the list is public; what is not level A is not, whatever the source answers. A code that nobody has reviewed
 * may be another taxpayer's and is not asked for.
 */
export const listPublicTaxLevelsCall = bindCall(
  listPublicTaxLevels,
  async ({ actor, body, db, services }) => {
    const of = await findTaxCase(db, body.bizNo, await partyOf(db, actor))
    if (!of) throw new CallError(errors.caseNotFound)
    if (of.taxpayerNo === null) throw new CallError(errors.taxpayerUnknown)
    return { levels: publicOnly(await askSource(services.tax.publicLevels(of.taxpayerNo))) }
  },
)
