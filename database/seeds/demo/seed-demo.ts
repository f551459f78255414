import type { Tx } from '../../../apps/server/src/data/database.ts'
import type { Services } from '../../../apps/server/src/http/services.ts'
import { shanghaiDay } from '../../../apps/server/src/clocks/working-days.ts'
import { askBrief } from '../../../apps/server/src/domains/briefs/briefs.fixtures.ts'
import { writePromises } from '../../../apps/server/src/domains/statistics/statistics.fixtures.ts'
import { seedQuestions } from './advisory.ts'
import { seedActivities } from './activities.ts'
import { seedApplications } from './applications.ts'
import { seedBankAccounts } from './bank-accounts.ts'
import { seedCertification } from './certification.ts'
import { seedObjections } from './credit-objections.ts'
import { seedContent } from './content.ts'
import { seedQuestionnaires } from './questionnaires.ts'
import { seedPlacements } from './placements.ts'
import { seedNeeds } from './financing.ts'
import { seedDemandReports } from './demand-reports.ts'
import { seedSiteSettings } from './site-settings.ts'
import { seedStockItems } from './equity.ts'
import { seedProjects as seedEquityProjects } from './equity-projects.ts'
import { seedPolicyItems } from './policy-items.ts'
import { seedFunds } from './funds.ts'
import { seedIdentity } from './identity.ts'
import { seedLeases } from './leasing.ts'
import { seedLetters } from './letters.ts'
import { seedListings } from './listings.ts'
import { seedLogos } from './logos.ts'
import { seedOrganisations } from './organisations.ts'
import { seedParks } from './parks.ts'
import { seedPolicies } from './policies.ts'
import { seedProductMaintenance } from './product-maintenance.ts'
import { seedProducts } from './products.ts'
import { seedProjects } from './projects.ts'
import { seedRenewals } from './renewals.ts'
import { seedReviews } from './reviews.ts'
import { seedReconciliation } from './reconciliation.ts'
import { seedRosters } from './rosters.ts'
import { seedServiceEnquiries } from './service-enquiries.ts'
import { seedServices } from './services.ts'
import { seedSecondFactors } from './second-factors.ts'
import { seedTax } from './tax.ts'
import { seedValuations } from './valuations.ts'

/** The demonstration data (docs/product-rules.md, Demonstration data), domain after domain, in the order of their references. */
export async function seedDemo(tx: Tx, services: Services): Promise<void> {
  const orgs = await seedOrganisations(tx, services)
  const people = await seedIdentity(tx, services, { orgs })
  await seedSecondFactors(tx, services, people)
  await seedLogos(tx, services, { orgs, people })
  await seedCertification(tx, services, { people })
  await seedProducts(tx, services, { orgs })
  await seedApplications(tx, services, { orgs, people })
  await seedLeases(tx, services, { orgs, people })
  await seedNeeds(tx, services, { orgs, people })
  await seedBankAccounts(tx, services, { orgs, people })
  await seedTax(tx, services, people)
  await seedObjections(tx, services.now(), people)
  await seedValuations(tx, people, services.now())
  await seedDemandReports(tx, services, { orgs, people })
  await seedQuestions(tx, services, { orgs, people })
  await seedEquityProjects(tx, services, { orgs, people })
  await seedProductMaintenance(tx, services, { orgs, people })
  const now = services.now()
  await seedContent(tx, now)
  await seedPlacements(tx, services, people.accounts.operator)
  await askBrief(tx, now)
  await seedSiteSettings(tx)
  await seedQuestionnaires(tx, now)
  await seedActivities(tx, services, { people })
  await seedPolicies(tx, now)
  await seedProjects(tx, now)
  await seedRosters(tx, now, await seedParks(tx, now))
  await seedFunds(tx, now)
  await seedServices(tx, now, { orgs, clerk: people.accounts.agency })
  await seedServiceEnquiries(tx, now, people)
  await seedStockItems(tx, now)
  await seedReconciliation(tx, people.accounts.manager, now)
  await seedListings(tx, services, { orgs, people })
  await seedPolicyItems(tx, now)
  await seedRenewals(tx, services, people)
  await seedLetters(tx, now, people)
  await seedReviews(tx, now, people.accounts.operator)
  await writePromises(tx, shanghaiDay(now))
}
