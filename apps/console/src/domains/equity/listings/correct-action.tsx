import { stockApplicationCase } from '@lqr/contract/equity/listing-case.ts'
import { correctCompanyCode } from '@lqr/contract/equity/listing-move-calls.ts'
import { stockErrors as errors } from '@lqr/contract/equity/stock-errors.ts'
import { CorrectionMove } from '../../../shell/cases/correction-move.tsx'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { caseFacts } from './case-facts.ts'
import { copy, deskCopy } from './copy.ts'
import type { ListingMoveProps } from './use-listing.ts'

const { shape } = correctCompanyCode.body

interface Values {
  companyCode?: string
  reason?: string
}

/** Corrects the code that was recorded of a listed enterprise. */
export function CorrectAction({ shown: listing, onScreen, onClose }: ListingMoveProps) {
  return (
    <CorrectionMove<typeof stockApplicationCase, typeof correctCompanyCode, Values>
      def={correctCompanyCode}
      of={stockApplicationCase}
      move="correct"
      texts={deskCopy.moves.correct}
      recorded={{ companyCode: listing.companyCode ?? '' }}
      why={shape.reason}
      unchanged={errors.nothingCorrected}
      fields={<TextItem name="companyCode" of={shape.companyCode} />}
      toInput={({ companyCode = '', reason = '' }) => ({
        params: { id: listing.id },
        body: { version: listing.version, companyCode, reason },
      })}
      summary={(values) => [...caseFacts(listing), { label: copy.companyCode, value: values?.companyCode }]}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}
