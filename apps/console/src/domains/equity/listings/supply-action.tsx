import { Form } from 'antd'
import { stockApplicationCase } from '@lqr/contract/equity/listing-case.ts'
import { MAX_SUPPLIED_FILES } from '@lqr/contract/equity/listing-form.ts'
import { supplyListing } from '@lqr/contract/equity/listing-move-calls.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { CaseMoveDialog } from '../../../shell/cases/case-move-dialog.tsx'
import { moveCopy } from '../../../shell/cases/copy.ts'
import { WithDraft } from '../../../shell/drafts/with-draft.tsx'
import { FilesItem } from '../../../shell/files/files-item.tsx'
import type { KeptFile } from '../../../shell/files/use-uploads.ts'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import { caseFacts } from './case-facts.ts'
import { mineCopy } from './copy.ts'
import type { ListingMoveProps } from './use-listing.ts'

interface Values {
  files?: readonly KeptFile[]
  note?: string
}

const texts = mineCopy.moves.supply
const { note: noteField } = supplyListing.body.shape
const NAMES = { fileIds: 'files' }

/** Hands in what the exchange asked for; the clock goes on from where it stopped. */
export function SupplyAction({ shown: listing, onScreen, onClose }: ListingMoveProps) {
  const [form] = Form.useForm<Values>()
  const { id, version, supplementRequest } = listing
  return (
    <WithDraft<Values> form="listingSupply" subject={id}>
      {(draft) => (
        <CaseMoveDialog
          def={supplyListing}
          form={form}
          draft={draft}
          isOneStep
          of={stockApplicationCase}
          move="supply"
          texts={texts}
          names={NAMES}
          fields={
            <>
              <FilesItem name="files" label={texts.files} max={MAX_SUPPLIED_FILES} />
              <LongTextItem name="note" of={noteField} label={moveCopy.optional(labelOf(noteField))} />
            </>
          }
          toInput={({ files = [], note }: Values) => ({
            params: { id },
            body: { version, fileIds: files.map(({ fileId }) => fileId), ...(note ? { note } : {}) },
          })}
          summary={() => [
            ...caseFacts(listing),
            { label: texts.asked, value: supplementRequest, isWide: true },
          ]}
          onScreen={onScreen}
          onClose={onClose}
        />
      )}
    </WithDraft>
  )
}
