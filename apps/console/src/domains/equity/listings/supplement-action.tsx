import { Form } from 'antd'
import { stockApplicationCase } from '@lqr/contract/equity/listing-case.ts'
import { askListingSupplement } from '@lqr/contract/equity/listing-move-calls.ts'
import { AnswerDraft } from '../../../shell/cases/answer-draft.tsx'
import { CaseMoveDialog } from '../../../shell/cases/case-move-dialog.tsx'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import { caseFacts } from './case-facts.ts'
import { deskCopy } from './copy.ts'
import type { ListingMoveProps } from './use-listing.ts'

interface Values {
  request?: string
}

/** Asks for documents, kept as a draft until it is sent; the clock pauses until they are there. */
export function SupplementAction({ shown: listing, onScreen, onClose }: ListingMoveProps) {
  const [form] = Form.useForm<Values>()
  const { id, version } = listing
  return (
    <AnswerDraft<Values> of={stockApplicationCase} move="supplement" caseId={id}>
      {(draft) => (
        <CaseMoveDialog
          def={askListingSupplement}
          form={form}
          draft={draft}
          isOneStep
          of={stockApplicationCase}
          move="supplement"
          texts={deskCopy.moves.supplement}
          fields={
            <LongTextItem
              name="request"
              of={askListingSupplement.body.shape.request}
              extra={deskCopy.requestHelp}
              rows={{ minRows: 3, maxRows: 8 }}
            />
          }
          toInput={({ request = '' }: Values) => ({ params: { id }, body: { version, request } })}
          summary={() => caseFacts(listing)}
          onScreen={onScreen}
          onClose={onClose}
        />
      )}
    </AnswerDraft>
  )
}
