import { Form } from 'antd'
import { stockApplicationCase } from '@lqr/contract/equity/listing-case.ts'
import { listCompany } from '@lqr/contract/equity/listing-move-calls.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { CaseMoveDialog } from '../../../shell/cases/case-move-dialog.tsx'
import { moveCopy } from '../../../shell/cases/copy.ts'
import { LongTextItem, TextItem } from '../../../shell/forms/text-item.tsx'
import { caseFacts } from './case-facts.ts'
import { copy, deskCopy } from './copy.ts'
import type { ListingMoveProps } from './use-listing.ts'

const { shape } = listCompany.body

interface Values {
  companyCode?: string
  note?: string
}

/** Records that the enterprise is listed, under the code the exchange has given it. */
export function ListAction({ shown: listing, onScreen, onClose }: ListingMoveProps) {
  const [form] = Form.useForm<Values>()
  return (
    <CaseMoveDialog
      def={listCompany}
      form={form}
      of={stockApplicationCase}
      move="list"
      texts={deskCopy.moves.list}
      fields={
        <>
          <TextItem name="companyCode" of={shape.companyCode} placeholder={`GS000001${listing.board}`} />
          <LongTextItem name="note" of={shape.note} label={moveCopy.optional(labelOf(shape.note))} />
        </>
      }
      toInput={({ companyCode = '', note }: Values) => ({
        params: { id: listing.id },
        body: { version: listing.version, companyCode, ...(note ? { note } : {}) },
      })}
      summary={(values) => [...caseFacts(listing), { label: copy.companyCode, value: values?.companyCode }]}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}
