import type { Db } from '../../data/database.ts'
import type { Ending, OrganisationHolder } from '../../succession/holder.ts'
import { sendMessage } from '../messages/index.ts'
import { endReasons, taxMessages } from './copy.ts'
import { countLicencesOf, endLicencesOf } from './licence.store.ts'
import { notifyEnterprise } from './notify-reports.ts'
import { endReportsOf } from './report.store.ts'

/** Tax data goes to the institution that the legal representative has named and to no other: what is living ends, and each enterprise is told. */
async function end(tx: Db, { from, now, audit }: Ending): Promise<void> {
  for (const report of await endReportsOf(tx, from.id, now))
    await notifyEnterprise(tx, report.companyId, taxMessages.reportEnded(report, from.name))
  for (const licence of await endLicencesOf(tx, from.id, endReasons.organisationEnded, now)) {
    audit({ action: 'end-tax-licence', entity: 'tax_licence', entityId: licence.id })
    await sendMessage(tx, { ...taxMessages.ended(licence, from.name), companyId: licence.companyId })
  }
}

export const taxSuccession: OrganisationHolder = {
  references: ['tax_licence.org_id', 'tax_report.org_id'],
  async count(db, orgId) {
    return [{ kind: 'taxLicences', moves: 0, stays: await countLicencesOf(db, orgId), blocks: 0 }]
  },
  handOver: end,
  end,
}
