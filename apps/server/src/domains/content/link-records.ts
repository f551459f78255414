import { linkPublication } from '@lqr/contract/content/link-calls.ts'
import type { BoundCall } from '../../http/bind-call.ts'
import { bindPublication } from '../../publishing/bind-publication.ts'
import { linkColumns, linkRecords } from './links.store.ts'

export const linkCalls: readonly BoundCall[] = bindPublication({
  declared: linkPublication,
  columns: linkColumns,
  records: linkRecords,
  filters: { linkGroup: 'link_group' },
})
