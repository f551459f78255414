import { MAX_QUESTION_FILES } from '@lqr/contract/advisory/kinds.ts'
import { UploadBox, type UploadedDocument } from '../../shell/forms/upload-box.tsx'
import { formCopy as copy } from './form-copy.ts'

const ADDRESS = '/api/system/pub/file/upload'

interface Props {
  files: readonly UploadedDocument[]
  error: string | undefined
  onChange: (files: readonly UploadedDocument[]) => void
}

/** The files of a question, each with a box of its own, and an empty box while there is room for another. */
export function AskFiles({ files, error, onChange }: Props) {
  const last = files.length
  return (
    <div className="grid gap-3">
      {files.map((file, index) => (
        <UploadBox
          key={file.fileId}
          label={index === 0 ? copy.file : copy.otherFile}
          help={copy.fileHint(MAX_QUESTION_FILES)}
          address={ADDRESS}
          file={file}
          error={undefined}
          onChange={(next) => onChange(next ? files.with(index, next) : files.toSpliced(index, 1))}
        />
      ))}
      {last < MAX_QUESTION_FILES ? (
        <UploadBox
          key={`next-${last}`}
          label={last === 0 ? copy.file : copy.otherFile}
          help={copy.fileHint(MAX_QUESTION_FILES)}
          address={ADDRESS}
          file={null}
          error={error}
          onChange={(next) => next && onChange([...files, next])}
        />
      ) : (
        <p className="text-note text-muted">{copy.filesFull(MAX_QUESTION_FILES)}</p>
      )}
    </div>
  )
}
