import { contentErrors as errors } from '@lqr/contract/content/errors.ts'
import { type LinkForm, linkPublication, linkVersions } from '@lqr/contract/content/link-calls.ts'
import type { BoundCall } from '../../http/bind-call.ts'
import { bindPublication } from '../../publishing/bind-publication.ts'
import { bindVersions } from '../../publishing/bind-versions.ts'
import type { KeptRecord, Publication } from '../../publishing/publication.ts'
import { linkColumns, linkRecords } from './links.store.ts'

const publication: Publication<LinkForm, KeptRecord> = {
  declared: linkPublication,
  columns: linkColumns,
  records: linkRecords,
  filters: { linkGroup: 'link_group' },
  versions: { fields: Object.keys(linkPublication.form.shape) },
}

export const linkCalls: readonly BoundCall[] = [
  ...bindPublication(publication),
  ...bindVersions(publication, linkVersions, {
    missingVersion: errors.versionNotFound,
    restored: { action: 'restore-link', entity: 'link' },
  }),
]
