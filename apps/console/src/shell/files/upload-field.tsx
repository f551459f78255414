import { Button, Progress } from 'antd'
import { Paperclip, X } from 'lucide-react'
import { type ChangeEvent, useEffect, useId, useRef } from 'react'
import { formatFileSize } from '@lqr/ui/format-file-size.ts'
import { ACCEPTED_FILES } from '@lqr/web-client/files/file-problem.ts'
import { filesCopy } from './copy.ts'
import { type KeptFile, useUploads } from './use-uploads.ts'

interface UploadFieldProps {
  /** Set by the form. */
  id?: string
  value?: readonly KeptFile[]
  onChange?: (files: readonly KeptFile[]) => void
  max: number
  /** Told whether something is still on its way to the server. */
  onSending?: (isSending: boolean) => void
}

/** Files that are sent as soon as they are chosen; the value is what the server already keeps. */
export function UploadField({ id, value = [], onChange, max, onSending }: UploadFieldProps) {
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { running, add, remove, retry, drop } = useUploads(value, onChange, max)
  const isSending = running.some(({ problem }) => problem === undefined)
  useEffect(() => onSending?.(isSending), [onSending, isSending])
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    add([...(event.target.files ?? [])])
    event.target.value = ''
  }
  return (
    <div className="upload">
      <input
        ref={input}
        type="file"
        hidden
        multiple={max > 1}
        accept={ACCEPTED_FILES}
        onChange={choose}
        data-upload
      />
      <Button
        {...(id ? { id } : {})}
        icon={<Paperclip aria-hidden size={16} strokeWidth={1.5} />}
        aria-describedby={hintId}
        disabled={value.length + running.length >= max}
        onClick={() => input.current?.click()}
      >
        {filesCopy.choose}
      </Button>
      <span id={hintId} className="muted upload-hint">
        {filesCopy.hint}
      </span>
      <ul className="files" aria-label={filesCopy.list} aria-live="polite">
        {value.map((file) => (
          <li key={file.fileId}>
            <Paperclip aria-hidden size={16} strokeWidth={1.5} />
            <span className="file-name">{file.name}</span>
            <span className="muted nowrap">{formatFileSize(file.size)}</span>
            <Button
              type="text"
              aria-label={filesCopy.remove(file.name)}
              icon={<X aria-hidden size={16} strokeWidth={1.5} />}
              onClick={() => remove(file.fileId)}
            />
          </li>
        ))}
        {running.map(({ key, file, percent, problem }) => (
          <li key={key}>
            <span className="file-name">{file.name}</span>
            {problem ? (
              <>
                <span className="file-problem">{problem}</span>
                <Button size="small" onClick={() => retry(key)}>
                  {filesCopy.retry}
                </Button>
                <Button
                  type="text"
                  aria-label={filesCopy.remove(file.name)}
                  icon={<X aria-hidden size={16} strokeWidth={1.5} />}
                  onClick={() => drop(key)}
                />
              </>
            ) : (
              <Progress percent={percent} size="small" aria-label={`${filesCopy.uploading} ${file.name}`} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
