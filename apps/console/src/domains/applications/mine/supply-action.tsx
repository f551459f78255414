import { Form } from 'antd'
import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { supplyDocuments } from '@lqr/contract/applications/calls.ts'
import { MAX_APPLICATION_FILES } from '@lqr/contract/applications/form.ts'
import { supplementWords } from '@lqr/contract/applications/supplement-words.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { KnownContext } from '../../../shell/facts/filled-context.ts'
import { useKnownFacts } from '../../../shell/facts/use-known-facts.ts'
import { WithDraft } from '../../../shell/drafts/with-draft.tsx'
import { SHEETS_PER_PLACE } from '../../../shell/files/document-places.tsx'
import { DocumentsItem } from '../../../shell/files/documents-item.tsx'
import { FilesItem } from '../../../shell/files/files-item.tsx'
import type { PlacedFiles } from '../../../shell/files/kept-places.ts'
import { toPlaced } from '@lqr/web-client/files/placed-files.ts'
import type { KeptFile } from '../../../shell/files/use-uploads.ts'
import { CaseMoveDialog } from '../../../shell/cases/case-move-dialog.tsx'
import { moveCopy } from '../../../shell/cases/copy.ts'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import type { ActionProps } from '../application/use-application.ts'
import { copy } from './copy.ts'
import { myCaseFacts } from './my-facts.ts'

interface Values {
  documents?: PlacedFiles
  files?: readonly KeptFile[]
  note?: string
}

const texts = copy.supply
const { note: noteField } = supplyDocuments.body.shape
const NAMES = { fileIds: 'files' }

/** The places of what was asked for, each with what the company gave before. */
function OfferedPlaces({ names }: { names: readonly string[] }) {
  const known = useKnownFacts('productApply')
  return (
    <KnownContext value={{ filled: {}, documents: known?.documents ?? [] }}>
      <DocumentsItem
        name="documents"
        label={texts.files}
        extra={texts.filesHelp}
        names={names}
        max={SHEETS_PER_PLACE}
      />
    </KnownContext>
  )
}

/** Hands in what the institution asked for; the clock goes on from where it stopped. Files once sent need no second upload. */
export function SupplyAction({ shown: application, onScreen, onClose }: ActionProps) {
  const [form] = Form.useForm<Values>()
  const { id, version, supplementDocuments: asked } = application
  return (
    <WithDraft<Values> form="productSupply" subject={id}>
      {(draft) => (
        <CaseMoveDialog
          def={supplyDocuments}
          form={form}
          draft={draft}
          isOneStep
          of={applicationCase}
          move="supply"
          texts={texts}
          names={NAMES}
          fields={
            <>
              {asked.length > 0 && <OfferedPlaces names={asked} />}
              <FilesItem
                name="files"
                label={asked.length > 0 ? moveCopy.optional(texts.others) : texts.files}
                max={MAX_APPLICATION_FILES}
              />
              <LongTextItem name="note" of={noteField} label={moveCopy.optional(labelOf(noteField))} />
            </>
          }
          toInput={({ documents, files = [], note }: Values) => ({
            body: {
              id,
              version,
              documents: toPlaced(documents, asked),
              fileIds: files.map(({ fileId }) => fileId),
              ...(note ? { note } : {}),
            },
          })}
          summary={() => [
            ...myCaseFacts(application),
            {
              label: texts.asked,
              value: supplementWords(asked, application.supplementRequest),
              isWide: true,
            },
          ]}
          onScreen={onScreen}
          onClose={onClose}
        />
      )}
    </WithDraft>
  )
}
