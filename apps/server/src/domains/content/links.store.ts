import type { Insertable } from 'kysely'
import type { LinkForm } from '@lqr/contract/content/link-calls.ts'
import type { Link } from '../../../../../database/types.ts'
import { allTaken } from '../../data/all-taken.ts'
import type { Db } from '../../data/database.ts'
import { recordColumns } from '../../publishing/publication.store.ts'

/** The columns of a link; what it is found by follows from its name. */
export function linkColumns({ name, linkGroup, url, summary, sort, ...rest }: LinkForm) {
  allTaken(rest)
  return { name, link_group: linkGroup, url, summary: summary ?? '', sort } satisfies Insertable<Link>
}

/** Links in every state. */
export function linkRecords(db: Db) {
  return db
    .selectFrom('link')
    .select(({ fn, val }) => [
      'link.id',
      'link.name',
      'link.link_group as linkGroup',
      'link.url',
      fn<string | null>('nullif', ['link.summary', val('')]).as('summary'),
      'link.sort',
      'link.is_example as isExample',
      ...recordColumns('link'),
    ])
}
