import { servicesErrors as errors } from '@lqr/contract/services/errors.ts'
import { servicePublication, serviceVersions } from '@lqr/contract/services/record-calls.ts'
import type { ServiceForm } from '@lqr/contract/services/service-form.ts'
import { serviceProblems } from '@lqr/contract/services/service-form.rules.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Db } from '../../data/database.ts'
import { hasRole } from '../../http/actor.ts'
import type { BoundCall } from '../../http/bind-call.ts'
import { CallError } from '../../http/call-error.ts'
import { bindPublication } from '../../publishing/bind-publication.ts'
import { bindVersions } from '../../publishing/bind-versions.ts'
import type { Publication, Viewer } from '../../publishing/publication.ts'
import { notifyRecordMove } from '../organisations/index.ts'
import { findProvider, serviceColumns, serviceRecords, type ServiceRow } from './service-records.store.ts'

/** Who maintains the services of a provider. */
export const KEEPERS = ['agency'] as const

/** The institution the actor works for as one that offers services; throws notProvider for any other. */
async function requireProvider(db: Db, { actor }: Viewer) {
  const { orgId } = actor
  const provider = orgId !== null && hasRole(actor, ...KEEPERS) ? await findProvider(db, orgId) : undefined
  if (orgId === null || provider?.orgType !== 'agency') throw new CallError(errors.notProvider)
  return { orgId, trade: provider.orgCategory }
}

async function check(form: ServiceForm, viewer: Viewer, db: Db): Promise<void> {
  const { trade } = await requireProvider(db, viewer)
  const fields = serviceProblems(form, { today: shanghaiDay(viewer.now), trade })
  if (Object.keys(fields).length > 0) throw new CallError(errors.unsuitable, { fields })
}

/** What would be public; its qualification may have lapsed since it was typed. */
function publishable({ change, qualificationTo }: ServiceRow, { now }: Viewer): void {
  const typed = change as Pick<ServiceForm, 'qualificationTo'> | null
  const until = typed ? typed.qualificationTo : qualificationTo
  if (until !== null && until < shanghaiDay(now)) throw new CallError(errors.lapsed)
}

const publication: Publication<ServiceForm, ServiceRow> = {
  declared: servicePublication,
  columns: serviceColumns,
  records: serviceRecords,
  filters: { category: 'category' },
  check,
  within: async (db, _, viewer) => {
    const { orgId } = await requireProvider(db, viewer)
    return { columns: { org_id: orgId }, detail: { orgId } }
  },
  publishable,
  follow: (db, { action, after: { name, orgId, orgName, returnReason } }) =>
    notifyRecordMove(
      db,
      {
        slug: 'services',
        label: servicePublication.label,
        name,
        orgId,
        orgName,
        returnReason,
        keepers: KEEPERS,
        keptAt: '/workbench/services',
        reviewedAt: '/zones/services',
      },
      action,
    ),
  versions: { fields: Object.keys(servicePublication.form.shape) },
}

/** Services as their providers maintain them and operators review them. */
export const serviceRecordCalls: readonly BoundCall[] = [
  ...bindPublication(publication),
  ...bindVersions(publication, serviceVersions, {
    missingVersion: errors.versionNotFound,
    restored: { action: 'restore-service-entry', entity: 'service_entry' },
    revive: (form) => form,
  }),
]
