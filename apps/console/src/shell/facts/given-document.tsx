import { Button } from 'antd'
import { plainDocument } from '@lqr/contract/facts/document-names.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import type { KeptFile } from '../files/use-uploads.ts'
import { factsCopy as copy } from './copy.ts'
import { useGivenDocuments } from './filled-context.ts'

/** Offers the document of this name that the company gave before; nothing where there is none. */
export function GivenDocument({ name, onTake }: { name: string; onTake: (file: KeptFile) => void }) {
  const given = useGivenDocuments().find(({ document }) => document === plainDocument(name))
  if (!given) return null
  const { fileId, name: fileName, size, mime, givenOn } = given
  return (
    <Button
      className="given-document"
      onClick={() => onTake({ fileId, name: fileName, size, mime, isGiven: true })}
    >
      {copy.given(formatDate(givenOn), name)}
    </Button>
  )
}
