import type { uploadFile } from '@lqr/contract/files/calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { Button, buttonStyle } from '@lqr/ui/button.tsx'
import { formatFileSize } from '@lqr/ui/format-file-size.ts'
import { CallFailure } from '@lqr/web-client/call-failure.ts'
import { ACCEPTED_FILES, fileProblem } from '@lqr/web-client/files/file-problem.ts'
import { useBlobAddress } from '@lqr/web-client/files/use-blob-address.ts'
import { makeUpload } from '@lqr/web-client/upload.ts'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { settings } from '../client.ts'
import { formsCopy } from './copy.ts'
import { viewFile } from './view-file.ts'

const copy = formsCopy.upload
const upload = makeUpload(settings)

/** An uploaded document as a form shows and keeps it. */
export interface UploadedDocument {
  readonly fileId: string
  readonly name: string
  readonly size: number
  readonly mime: string
}

interface Props {
  label: string
  help: string
  /** The call that takes it, and what it asks for in its query. */
  address: string
  query?: Readonly<Record<string, string>>
  file: UploadedDocument | null
  required?: boolean
  error: string | undefined
  onChange: (file: UploadedDocument | null) => void
}

/** One document: chosen, checked, sent with its progress, shown, replaced or taken away. */
export function UploadBox(props: Props) {
  const { label, help, address, query = {}, file, required = false, error, onChange } = props
  const id = useId()
  const [percent, setPercent] = useState<number>()
  const [refusal, setRefusal] = useState<string>()
  const [chosenPicture, setPicture] = useState<File>()
  const picture = useBlobAddress(chosenPicture)
  const sending = useRef<AbortController>(null)
  // Documents arrive in any order, each after changes beside it that this closure has not seen.
  const latest = useRef(onChange)
  useLayoutEffect(() => {
    latest.current = onChange
  }, [onChange])
  useEffect(() => () => sending.current?.abort(), [])

  async function send(chosen: File): Promise<void> {
    const problem = fileProblem(chosen)
    setRefusal(problem && copy[problem])
    if (problem) return
    const controller = new AbortController()
    sending.current = controller
    setPercent(0)
    try {
      const options = { signal: controller.signal, onProgress: setPercent }
      const place = { method: 'POST', path: address } as const
      const sent = (await upload(place, { query }, chosen, options)) as CallOutput<typeof uploadFile>
      setPicture(chosen.type.startsWith('image/') ? chosen : undefined)
      latest.current({ fileId: sent.fileId, name: sent.name, size: sent.size, mime: sent.mime })
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      if (!controller.signal.aborted) setRefusal(failure.msg)
    } finally {
      setPercent(undefined)
    }
  }

  const shownError = refusal ?? error
  return (
    <div className="rounded-card border border-dashed border-line-strong p-4">
      <label htmlFor={id} className="text-body font-medium">
        {label}
        {!required && !file && copy.optional}
      </label>
      <p id={`${id}-help`} className="mb-2 text-note text-muted">
        {help}
      </p>
      <input
        id={id}
        type="file"
        accept={ACCEPTED_FILES}
        disabled={percent !== undefined}
        aria-required={required || undefined}
        aria-invalid={shownError ? true : undefined}
        aria-describedby={`${id}-help${shownError ? ` ${id}-error` : ''}`}
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          event.target.value = ''
          if (chosen) void send(chosen)
        }}
        className="peer sr-only"
      />
      {percent === undefined && (
        <label
          htmlFor={id}
          className={buttonStyle(
            'secondary',
            'medium',
            'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary',
          )}
        >
          {file ? copy.replace : copy.choose}
        </label>
      )}
      {percent !== undefined && (
        <p role="status" className="mt-2 flex items-center gap-3 text-note">
          <progress max={100} value={percent} aria-label={copy.progress(percent)} className="h-2 grow" />
          {copy.progress(percent)}
          <Button size="small" onClick={() => sending.current?.abort()}>
            {copy.cancel}
          </Button>
        </p>
      )}
      <div role="alert">
        {shownError && (
          <p id={`${id}-error`} className="mt-2 text-note text-danger">
            {shownError}
          </p>
        )}
      </div>
      {file && percent === undefined && (
        <div className="mt-3 flex flex-wrap items-center gap-3 rounded-control bg-paper p-3 text-note">
          {picture && (
            <img
              src={picture}
              alt={copy.preview(file.name)}
              className="h-24 max-w-40 rounded-control border border-line object-contain"
            />
          )}
          <span className="min-w-0 grow break-all">
            {file.name}（{formatFileSize(file.size)}）
          </span>
          <Button size="small" onClick={() => void viewFile(file.fileId)}>
            {copy.view}
            <span className="sr-only">{label}</span>
          </Button>
          <Button
            size="small"
            kind="quiet"
            onClick={() => {
              setPicture(undefined)
              onChange(null)
            }}
          >
            {copy.remove}
            <span className="sr-only">{label}</span>
          </Button>
        </div>
      )}
    </div>
  )
}
