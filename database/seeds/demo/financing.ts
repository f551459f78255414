import type { Tx } from '../../../apps/server/src/data/database.ts'
import { makeNeed } from '../../../apps/server/src/domains/financing/needs.fixtures.ts'
import type { Services } from '../../../apps/server/src/http/services.ts'
import { dayBefore, officeMoment } from './example-days.ts'
import { FACTORY_NEEDS } from './financing/factory-needs.ts'
import { FARM_NEEDS } from './financing/farm-needs.ts'
import { SERVICE_NEEDS } from './financing/service-needs.ts'
import { seedResponses } from './financing/example-responses.ts'
import type { DemoPeople } from './identity.ts'
import type { SeededOrganisations } from './organisations.ts'

/** Minutes after nine at which needs come in. */
const MINUTES = [8, 31, 52, 97, 133, 176, 245]
const MOST_SLOTS = 5
/** States in which an institution has been chosen. */
const CHOSEN: readonly string[] = ['CREDITED', 'DISBURSED', 'CLOSED']

/** Needs of example enterprises over every state, with the histories that lead there. */
export async function seedNeeds(
  tx: Tx,
  services: Services,
  { orgs, people }: { orgs: SeededOrganisations; people: DemoPeople },
): Promise<void> {
  const now = services.now()
  const oldestFirst = [...FARM_NEEDS, ...FACTORY_NEEDS, ...SERVICE_NEEDS].toSorted((a, b) => b[2] - a[2])
  for (const [index, [of, state, daysAgo, asked, validDays, showsCompany]] of oldestFirst.entries()) {
    const company = enterpriseOf(people, of)
    const publishedAt = new Date(officeMoment(now, daysAgo, MINUTES[index % MINUTES.length] ?? 0))
    const slots = 1 + (index % MOST_SLOTS)
    const { id } = await makeNeed(tx, services, {
      company,
      applicantAccountId: company.accountId,
      state,
      publishedAt,
      orgId: CHOSEN.includes(state) ? orgs.bankId : null,
      asked: {
        ...asked,
        area_code: company.areaCode,
        valid_to: dayBefore(publishedAt, -validDays),
        shows_company: showsCompany,
        slots,
        description: '企业经营正常，可以提供近两年财务报表和主要购销合同。',
      },
      isExample: true,
    })
    if (asked.demand_type === 'debt')
      await seedResponses(tx, services, { orgs, people }, { id, of, state, publishedAt, slots, asked })
  }
}

function enterpriseOf({ enterprises }: DemoPeople, of: string) {
  const found = enterprises.find(
    ({ certiFlg, corporateName }, index) =>
      certiFlg === 3 && (of === 'own' ? index === 0 : corporateName.includes(of)),
  )
  if (!found) throw new Error(`no certified example enterprise is called ${of}`)
  return found
}
