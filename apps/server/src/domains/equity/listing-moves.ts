import {
  acceptListing,
  askListingSupplement,
  correctCompanyCode,
  listCompany,
  rejectListing,
  reviewListing,
  supplyListing,
  withdrawListing,
} from '@lqr/contract/equity/listing-move-calls.ts'
import { companyCodeParts } from '@lqr/contract/equity/listing-company-code.ts'
import { LISTING_REFUSAL_REASONS, listingRemedyOf } from '@lqr/contract/equity/listing-reasons.ts'
import { stockErrors as errors } from '@lqr/contract/equity/stock-errors.ts'
import type { ErrorDef } from '@lqr/contract/kernel/errors.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { moveBinder } from '../../cases/bind-move.ts'
import { correctedBecause, correctedWords } from '../../cases/corrected-copy.ts'
import { refusalColumns } from '../../cases/refusal-columns.ts'
import { CallError } from '../../http/call-error.ts'
import { findApplicant } from '../certification/index.ts'
import { linkFiles } from '../files/index.ts'
import { SUPPLIED } from './listing-copy.ts'
import { stockApplicationKind } from './listing-kind.ts'
import { LISTING_FILES, type ListingRecord } from './listing-record.ts'
import { isOfLayer } from './listing.rules.ts'
import { correctListed, keepListed } from './listing.store.ts'
import { holdListingFiles } from './own-listing-files.ts'
import { showListing } from './show-listing.ts'

const bindListingMove = moveBinder(stockApplicationKind, showListing)

/** Whoever accepts is the person the enterprise can call; the clock of the decision starts. */
export const acceptListingCall = bindListingMove(acceptListing, 'accept')
export const reviewListingCall = bindListingMove(reviewListing, 'review')
export const withdrawListingCall = bindListingMove(withdrawListing, 'withdraw')

/** The clock stands still until the enterprise has supplied. */
export const askListingSupplementCall = bindListingMove(askListingSupplement, 'supplement', {
  note: ({ request }) => request,
  change: ({ body }) => ({ supplement_request: body.request }),
})

export const supplyListingCall = bindListingMove(supplyListing, 'supply', {
  change: async ({ actor, body, db }, row) => {
    await holdListingFiles(db, actor, body.fileIds, 'fileIds')
    const files = [...new Set(body.fileIds)].map((fileId) => ({ fileId, purpose: SUPPLIED }))
    await linkFiles(db, { entity: LISTING_FILES, entityId: row.id }, files)
    return { supplement_request: null }
  },
})

const atCode = (error: ErrorDef) => new CallError(error, { fields: { companyCode: error.msg } })

/** The code belongs to one enterprise for good, its letter is the layer applied for. */
export const listCompanyCall = bindListingMove(listCompany, 'list', {
  note: ({ companyCode, note }) => [companyCode, note].filter(Boolean).join('。'),
  change: async ({ body, db, now }, row) => {
    const { companyCode } = body
    if (!isOfLayer(companyCode, row.board)) throw atCode(errors.codeOfOtherLayer)
    const { base } = companyCodeParts(companyCode)
    const kept = await keepListed(db, { companyId: row.company_id, code: base, board: row.board, at: now })
    if (kept !== 'kept') throw atCode(kept === 'taken' ? errors.codeTaken : errors.codeDiffers)
    return { company_code: companyCode, listed_at: now.toISOString() }
  },
})

const { companyCode: codeField } = correctCompanyCode.body.shape

const correctedCode = (row: ListingRecord, code: string) =>
  correctedWords([{ label: labelOf(codeField), before: row.company_code ?? '', after: code }])

/** The digits go to whom they belong to, and the enterprise reads what stood there before and why. */
export const correctCompanyCodeCall = bindListingMove(correctCompanyCode, 'correct', {
  note: (body, row) => correctedBecause(correctedCode(row, body.companyCode), body.reason),
  change: async ({ body, db }, row) => {
    const { companyCode } = body
    if (correctedCode(row, companyCode) === undefined) throw atCode(errors.nothingCorrected)
    if (!isOfLayer(companyCode, row.board)) throw atCode(errors.codeOfOtherLayer)
    const { base } = companyCodeParts(companyCode)
    if (!(await correctListed(db, row.company_id, base))) throw atCode(errors.codeTaken)
    return { company_code: companyCode }
  },
})

/** A refusal says why and what would change it. */
export const rejectListingCall = bindListingMove(rejectListing, 'reject', {
  note: ({ rejectReason }) => rejectReason,
  change: async ({ body, db, now }, row) => ({
    reject_code: body.rejectCode,
    reject_reason: body.rejectReason,
    next_steps: body.nextSteps || listingRemedyOf(body.rejectCode),
    ...refusalColumns(body.rejectCode, body, {
      now,
      foundDate: (await findApplicant(db, row.company_id)).foundDate,
      reasons: LISTING_REFUSAL_REASONS,
    }),
  }),
})
