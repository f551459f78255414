import { useLayoutEffect, useRef } from 'react'
import { UploadField } from '../../../shell/files/upload-field.tsx'
import type { KeptFile } from '../../../shell/files/use-uploads.ts'
import type { PlacedFiles } from './apply-values.ts'
import './listings.css'

interface DocumentPlacesProps {
  /** Set by the form. */
  id?: string
  value?: PlacedFiles
  onChange?: (files: PlacedFiles) => void
  names: readonly string[]
}

/** One place for each document of the list, each for one file. */
export function DocumentPlaces({ id, value = {}, onChange, names }: DocumentPlacesProps) {
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
          <UploadField max={1} value={value[name] ?? []} onChange={(files) => place(name, files)} />
        </div>
      ))}
    </div>
  )
}
