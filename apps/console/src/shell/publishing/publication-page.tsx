import { type ReactNode, useState } from 'react'
import { Page } from '../page/page.tsx'
import { copy } from './copy.ts'
import type { KeptRecord } from './publication.ts'
import { CreateButton, PublicationList, type PublicationListProps } from './publication-list.tsx'
import { useChanged } from './use-changed.ts'

interface PublicationPageProps<R extends KeptRecord> extends Omit<PublicationListProps<R>, 'changed'> {
  /** Where it is not “maintenance of …”. */
  title?: string
  intro: string
  /** Without it records are reviewed here and made by others. */
  creates?: boolean
  /** Between the introduction and the list. */
  above?: ReactNode
  /** What a new record begins with that somebody came here to make: its form is open at once. */
  begins?: object | undefined
}

/** The page on which one kind of record is maintained, or read in every state. */
export function PublicationPage<R extends KeptRecord>({
  title,
  intro,
  creates = true,
  above,
  begins,
  ...list
}: PublicationPageProps<R>) {
  const { publication, maintains = true } = list
  const changed = useChanged<R>([publication.calls.list], [], begins && 'new')
  const [begun, setBegun] = useState(begins)
  /** The next new record is not what somebody came here to make. */
  const beginAnew: typeof changed.setEdited = (edited) => {
    setBegun(undefined)
    changed.setEdited(edited)
  }
  return (
    <Page
      title={title ?? copy.maintenance(publication.label)}
      intro={intro}
      extra={
        maintains && creates && <CreateButton publication={publication} changed={{ setEdited: beginAnew }} />
      }
    >
      {above}
      <PublicationList {...list} begins={begun} changed={changed} />
    </Page>
  )
}
