import { createHash } from 'node:crypto'
import { maskIdNumber } from '@lqr/contract/rules/mask.ts'
import { saveValuation } from '@lqr/contract/valuations/calls.ts'
import { MAX_VALUATIONS } from '@lqr/contract/valuations/disclaimer.ts'
import { valuationErrors as errors } from '@lqr/contract/valuations/errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import type { FieldCipher } from '../../../security/field-cipher.ts'
import { type GivenEstimate, openEstimate } from '../sealed-estimate.ts'
import { shownValuation } from '../show-valuation.ts'
import {
  countValuations,
  findSameEstimate,
  findValuation,
  holdOwner,
  insertValuation,
} from '../valuation.store.ts'

function columnsOf({ property, estimate }: GivenEstimate, cipher: FieldCipher) {
  const { certificateNo } = property
  return {
    area_code: property.areaCode,
    address: property.address,
    kind: property.kind,
    ownership: property.ownership,
    area_square_metres: property.areaSquareMetres,
    built_year: property.builtYear,
    floor: property.floor,
    total_floors: property.totalFloors,
    structure: property.structure,
    certificate_no_cipher: certificateNo === null ? null : cipher.encrypt(certificateNo),
    certificate_no_masked: certificateNo === null ? null : maskIdNumber(certificateNo),
    low_yuan: estimate.lowYuan,
    middle_yuan: estimate.middleYuan,
    high_yuan: estimate.highYuan,
    unit_price_yuan: estimate.unitPriceYuan,
    as_of: estimate.asOf,
    valid_to: estimate.validTo,
    method: estimate.method,
    cases: JSON.stringify(estimate.cases),
    source_name: estimate.sourceName,
    is_demonstration: estimate.isDemonstration,
  }
}

/** Keeps the estimate as it was given out; the same one a second time is the one that is there. */
export const saveValuationCall = bindCall(
  saveValuation,
  async ({ actor, audit, body, db, now, services }) => {
    const given = openEstimate(services.cipher, body.sealed, now)
    if (!given) throw new CallError(errors.estimateStale)
    const companyId = actor.companyId ?? ''
    const hash = createHash('sha256').update(body.sealed).digest()
    await holdOwner(db, companyId)
    const same = await findSameEstimate(db, companyId, hash)
    if (same) return shownValuation(same, now)
    if ((await countValuations(db, { companyId })) >= MAX_VALUATIONS) throw new CallError(errors.tooMany)
    const id = await insertValuation(db, {
      company_id: companyId,
      account_id: actor.accountId,
      ...columnsOf(given, services.cipher),
      estimate_hash: hash,
    })
    audit({ action: 'save-valuation', entity: 'valuation', entityId: id })
    const kept = await findValuation(db, companyId, id)
    if (!kept) throw new Error(`valuation ${id} is gone`)
    return shownValuation(kept, now)
  },
)
