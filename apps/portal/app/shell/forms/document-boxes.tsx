import { plainDocument } from '@lqr/contract/facts/document-names.ts'
import type { GivenDocument } from '@lqr/contract/facts/calls.ts'
import { Button } from '@lqr/ui/button.tsx'
import { formatDate } from '@lqr/ui/format-date.ts'
import { factsCopy } from '../facts/copy.ts'
import { UploadBox, type UploadedDocument } from './upload-box.tsx'

/** Uploaded documents in the places of a list, by the name of the document. */
export type PlacedDocuments = Readonly<Record<string, UploadedDocument | null | undefined>>

interface Props {
  names: readonly string[]
  help: string
  /** What the company gave before. */
  given: readonly GivenDocument[]
  files: PlacedDocuments
  error: string | undefined
  onChange: (files: PlacedDocuments) => void
}

/** One place for each document of the list; what was given before is taken by one tap. */
export function DocumentBoxes({ names, help, given, files, error, onChange }: Props) {
  return names.map((name, index) => {
    const file = files[name] ?? null
    const known = given.find(({ document }) => document === plainDocument(name))
    return (
      <div key={name} className="grid gap-2">
        <UploadBox
          label={name}
          help={help}
          address="/api/system/pub/file/upload"
          file={file}
          error={index === 0 ? error : undefined}
          onChange={(next) => onChange({ ...files, [name]: next })}
        />
        {known && !file && (
          <Button
            size="small"
            className="justify-self-start"
            onClick={() => {
              const { fileId, name: fileName, size, mime } = known
              onChange({ ...files, [name]: { fileId, name: fileName, size, mime } })
            }}
          >
            {factsCopy.given(formatDate(known.givenOn), name)}
          </Button>
        )}
      </div>
    )
  })
}
