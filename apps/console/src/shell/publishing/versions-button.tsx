import { Button } from 'antd'
import { useState } from 'react'
import { copy } from './copy.ts'
import { type KeptRecord, nameOfRecord, type Publication } from './publication.ts'
import { useChanged } from './use-changed.ts'
import { type VersionCalls, VersionsDialog } from './versions-dialog.tsx'

interface VersionsButtonProps<R extends KeptRecord> {
  publication: Publication<R>
  calls: VersionCalls<R>
  record: R
}

/** Opens what was published of a record, each time, and takes an earlier version up as a new draft. */
export function VersionsButton<R extends KeptRecord>({ publication, calls, record }: VersionsButtonProps<R>) {
  const [isOpen, setIsOpen] = useState(false)
  const { moved } = useChanged<R>([publication.calls.list])
  return (
    <>
      <Button
        size="small"
        aria-label={copy.versionsButtonOf(nameOfRecord(publication, record))}
        onClick={() => setIsOpen(true)}
      >
        {copy.versions}
      </Button>
      {isOpen && (
        <VersionsDialog
          publication={publication}
          calls={calls}
          record={record}
          onRestored={moved}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
