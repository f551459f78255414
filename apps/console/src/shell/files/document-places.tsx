import { useLayoutEffect, useRef } from 'react'
import type { PlacedFiles } from './kept-places.ts'
import { GivenDocument } from '../facts/given-document.tsx'
import { UploadField } from './upload-field.tsx'
import type { KeptFile } from './use-uploads.ts'
import './files.css'

/** A statement may come as several scanned sheets. */
export const SHEETS_PER_PLACE = 5

interface DocumentPlacesProps {
  /** Set by the form. */
  id?: string
  value?: PlacedFiles
  onChange?: (files: PlacedFiles) => void
  names: readonly string[]
  /** Files that one place takes. */
  max?: number | undefined
  /** Told of each place whether something is still on its way to the server. */
  onSending?: (isSending: boolean, place: string) => void
}

/** One place for each document of the list. */
export function DocumentPlaces(props: DocumentPlacesProps) {
  const { id, value = {}, onChange, names, max = 1, onSending } = props
  // Uploads of several places may end between two renders.
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  const place = (name: string, files: readonly KeptFile[]) => {
    latest.current = { ...latest.current, [name]: files }
    onChange?.(latest.current)
  }
  return (
    <div className="document-places" id={id} tabIndex={-1}>
      {names.map((name) => (
        <div key={name} className="document-place" role="group" aria-label={name}>
          <h3>{name}</h3>
          <UploadField
            max={max}
            value={value[name] ?? []}
            onChange={(files) => place(name, files)}
            onSending={(isSending) => onSending?.(isSending, name)}
          />
          {(value[name] ?? []).length === 0 && (
            <GivenDocument name={name} onTake={(file) => place(name, [file])} />
          )}
        </div>
      ))}
    </div>
  )
}
