import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import { makeLeaseNeed } from '../../../apps/server/src/domains/leasing/leases.fixtures.ts'
import type { Services } from '../../../apps/server/src/http/services.ts'
import { officeMoment } from './example-days.ts'
import type { DemoPeople } from './identity.ts'
import type { SeededOrganisation, SeededOrganisations } from './organisations.ts'
import { EXAMPLE_LEASES, type ExampleLease } from './leasing/example-leases.ts'

/** Minutes after nine at which needs come in, so that later steps of a case fall into the day too. */
const MINUTES = [12, 38, 55, 74, 96]

/** Lease needs over every state, shown to the leasing companies of their areas. */
export async function seedLeases(
  tx: Tx,
  services: Services,
  { orgs, people }: { orgs: SeededOrganisations; people: DemoPeople },
): Promise<void> {
  const oldestFirst = EXAMPLE_LEASES.toSorted((a, b) => b.daysAgo - a.daysAgo)
  for (const [index, example] of oldestFirst.entries()) {
    const company = enterpriseOf(people, example)
    if (!company) continue
    await makeLeaseNeed(tx, services, {
      company,
      applicantAccountId: company.accountId,
      submittedAt: new Date(
        officeMoment(services.now(), example.daysAgo, MINUTES[index % MINUTES.length] ?? 0),
      ),
      asked: { ...example.asked, areaCode: company.areaCode, audience: 'area' },
      answers: institutionsOf(orgs, company.areaCode).map((org) => ({
        org,
        state: org.id === orgs.leasingId ? example.here : example.elsewhere,
        officer:
          org.id === orgs.leasingId
            ? {
                accountId: people.accounts.lease,
                name: '租赁经理（示例）',
                phoneCipher: services.cipher.encrypt('13900000010'),
              }
            : undefined,
        ratePercent: org.id === orgs.leasingId ? 5.6 : 6.2,
      })),
    })
  }
}

function enterpriseOf(people: DemoPeople, { of }: ExampleLease) {
  if (of === 'own') return people.enterprises[0]
  return people.enterprises.find(
    ({ corporateName, certiFlg }) => certiFlg === 3 && corporateName.includes(of),
  )
}

/** As the call finds them: leasing companies of the area, of what lies above and below it. */
function institutionsOf(orgs: SeededOrganisations, areaCode: string): SeededOrganisation[] {
  const areas = siteScope(areaCode)
  return orgs.all.filter(
    ({ category, regionCode }) => category === 'leasing' && (!areas || areas.includes(regionCode)),
  )
}
