import { Form } from 'antd'
import { stockApplicationCase } from '@lqr/contract/equity/listing-case.ts'
import { correctCompanyCode } from '@lqr/contract/equity/listing-move-calls.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { CaseMoveDialog } from '../../../shell/cases/case-move-dialog.tsx'
import { LongTextItem, TextItem } from '../../../shell/forms/text-item.tsx'
import { caseFacts } from './case-facts.ts'
import { copy, deskCopy } from './copy.ts'
import type { ListingMoveProps } from './use-listing.ts'

const { shape } = correctCompanyCode.body

interface Values {
  companyCode?: string
  reason?: string
}

/** Corrects the code that was recorded of a listed enterprise, from what stands there now. */
export function CorrectAction({ shown: listing, onScreen, onClose }: ListingMoveProps) {
  const [form] = Form.useForm<Values>()
  return (
    <CaseMoveDialog
      def={correctCompanyCode}
      form={form}
      of={stockApplicationCase}
      move="correct"
      texts={deskCopy.moves.correct}
      initialValues={{ companyCode: listing.companyCode ?? '' }}
      fields={
        <>
          <TextItem name="companyCode" of={shape.companyCode} />
          <LongTextItem name="reason" of={shape.reason} />
        </>
      }
      toInput={({ companyCode = '', reason = '' }: Values) => ({
        params: { id: listing.id },
        body: { version: listing.version, companyCode, reason },
      })}
      summary={(values) => [
        ...caseFacts(listing),
        { label: copy.companyCode, value: values?.companyCode },
        { label: labelOf(shape.reason), value: values?.reason, isWide: true },
      ]}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}
