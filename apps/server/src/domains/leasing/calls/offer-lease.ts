import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { offerLease } from '@lqr/contract/leasing/calls.ts'
import { leaseErrors as errors } from '@lqr/contract/leasing/errors.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { CallError } from '../../../http/call-error.ts'
import { offerPast } from '../copy.ts'
import { bindTaskMove } from '../lease-moves.ts'

/** An indication. A renewed one has to be accepted anew by the enterprise. */
export const offerLeaseCall = bindTaskMove(offerLease, 'offer', {
  note: ({ conditions }) => conditions,
  change({ body, now }) {
    if (body.rentYuan * body.termMonths < body.amountYuan) {
      throw new CallError(errors.rentTooLow, { fields: { rentYuan: errors.rentTooLow.msg } })
    }
    if (body.validTo && body.validTo < shanghaiDay(now)) {
      throw new CallError(kernelErrors.invalidInput, { fields: { validTo: offerPast } })
    }
    return {
      offer_amount_yuan: body.amountYuan,
      offer_rent_yuan: body.rentYuan,
      offer_rate: body.ratePercent,
      offer_term_months: body.termMonths,
      offer_fee_yuan: body.feeYuan,
      offer_conditions: body.conditions ?? null,
      offer_valid_to: body.validTo ?? null,
      offered_at: now.toISOString(),
      agreed_at: null,
    }
  },
})
