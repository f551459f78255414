import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import {
  makeTaxDelivery,
  makeTaxLicence,
  makeTaxReport,
} from '../../../apps/server/src/domains/tax/tax.fixtures.ts'
import type { Services } from '../../../apps/server/src/http/services.ts'
import type { DemoPeople } from './identity.ts'

const DAY_MS = 86_400_000
const SCOPE = [
  'base',
  'taxpayerStatus',
  'creditLevel',
  'arrears',
  'filings',
  'payments',
  'vatGeneral',
] as const

/** Licences of the certified enterprise for its newest cases that are under way: one with a report, one that is about to end. */
export async function seedTax(
  tx: Tx,
  services: Services,
  { enterprises: [owner] }: DemoPeople,
): Promise<void> {
  if (!owner) return
  const now = services.now().getTime()
  const cases = await tx
    .selectFrom('product_application')
    .select(['apply_no', 'org_id', 'officer_account_id'])
    .where('company_id', '=', owner.id)
    .where('status', 'in', statesIn(applicationCase, 'open', 'underway'))
    .where('officer_account_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  const whose = { companyId: owner.id, accountId: owner.accountId }
  for (const [index, { apply_no: bizNo, org_id: orgId, officer_account_id: officerId }] of cases.entries()) {
    const isFirst = index === 0
    const at = new Date(now - (isFirst ? 3 : 25) * DAY_MS)
    const scope = isFirst ? [...SCOPE, 'goldTaxReport' as const] : SCOPE
    const licenceId = await makeTaxLicence(tx, services, {
      bizNo,
      ...whose,
      at,
      days: isFirst ? 90 : 30,
      scope,
    })
    if (officerId === null) continue
    const read = { licenceId, accountId: officerId, at: new Date(at.getTime() + DAY_MS / 8) }
    await makeTaxDelivery(tx, { ...read, sections: ['base', 'filings'] })
    if (isFirst)
      await makeTaxReport(tx, { bizNo, orgId, accountId: officerId, at, licenceId, state: 'READY' })
  }
}
