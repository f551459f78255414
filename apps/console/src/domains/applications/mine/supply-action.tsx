import { Form } from 'antd'
import type { ComponentProps } from 'react'
import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { supplyDocuments } from '@lqr/contract/applications/calls.ts'
import { MAX_APPLICATION_FILES } from '@lqr/contract/applications/form.ts'
import { supplementWords } from '@lqr/contract/applications/supplement-words.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { KnownContext } from '../../../shell/facts/filled-context.ts'
import { useKnownFacts } from '../../../shell/facts/use-known-facts.ts'
import { WithDraft } from '../../../shell/drafts/with-draft.tsx'
import { DocumentPlaces, SHEETS_PER_PLACE } from '../../../shell/files/document-places.tsx'
import type { PlacedFiles } from '../../../shell/files/kept-places.ts'
import { toPlaced } from '@lqr/web-client/files/placed-files.ts'
import { UploadField } from '../../../shell/files/upload-field.tsx'
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
function OfferedPlaces(props: Omit<ComponentProps<typeof DocumentPlaces>, 'max'>) {
  const known = useKnownFacts('productApply')
  return (
    <KnownContext value={{ filled: {}, documents: known?.documents ?? [] }}>
      <DocumentPlaces {...props} max={SHEETS_PER_PLACE} />
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
              {asked.length > 0 && (
                <Form.Item name="documents" label={texts.files} extra={texts.filesHelp}>
                  <OfferedPlaces names={asked} />
                </Form.Item>
              )}
              <Form.Item
                name="files"
                label={asked.length > 0 ? moveCopy.optional(texts.others) : texts.files}
              >
                <UploadField max={MAX_APPLICATION_FILES} />
              </Form.Item>
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
