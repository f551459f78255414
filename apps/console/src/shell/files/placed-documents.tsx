import { filesCopy as copy } from './copy.ts'
import { FileLinks } from './file-links.tsx'
import { inPlaces, type PlacedFile } from './in-places.ts'
import './files.css'

interface PlacedDocumentsProps {
  /** What was asked for. */
  names: readonly string[]
  files: readonly PlacedFile[]
  /** The heading over files without a place. */
  others: string
  /** They lie in the archive (`isArchived` of the case). */
  isArchived?: boolean
}

/** Each document that was asked for with its files, or that it is missing; then what was handed in besides. */
export function PlacedDocuments({ names, files, others, isArchived }: PlacedDocumentsProps) {
  if (isArchived && files.length === 0) return <p className="muted">{copy.archived}</p>
  return (
    <ul className="document-places">
      {inPlaces(names, files, others).map((place) => (
        <li key={place.name} className="document-place">
          <h3>{place.name}</h3>
          {place.files.length > 0 ? (
            <FileLinks files={place.files} />
          ) : (
            <p className="muted">{copy.missing}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
