import type { Tx } from '../../../apps/server/src/data/database.ts'
import { LISTING_FILES } from '../../../apps/server/src/domains/equity/index.ts'
import { makeListing } from '../../../apps/server/src/domains/equity/listings.fixtures.ts'
import { makeFile, pdfBytes } from '../../../apps/server/src/domains/files/files.fixtures.ts'
import { linkFiles } from '../../../apps/server/src/domains/files/index.ts'
import type { Services } from '../../../apps/server/src/http/services.ts'
import { EXAMPLE_LISTINGS, type ExampleListing } from './equity/example-listings.ts'
import { officeMoment } from './example-days.ts'
import type { DemoEnterprise, DemoPeople } from './identity.ts'
import type { SeededOrganisations } from './organisations.ts'

function enterpriseOf(people: DemoPeople, { of }: ExampleListing): DemoEnterprise | undefined {
  if (of === 'own') return people.enterprises[0]
  return people.enterprises.find(
    ({ corporateName, certiFlg }) => certiFlg === 3 && corporateName.includes(of),
  )
}

/** A document in each place, one page that says what it is. */
async function documentsOf(
  tx: Tx,
  services: Services,
  { id, accountId }: DemoEnterprise,
  { documents }: { documents: readonly string[] },
) {
  const placed: { fileId: string; purpose: string }[] = []
  for (const purpose of documents) {
    const name = `${purpose}（示例）.pdf`
    const owner = { ownerAccountId: accountId, ownerCompanyId: id, purpose: 'listing' }
    placed.push({
      purpose,
      fileId: await makeFile(tx, services, { ...owner, name, bytes: pdfBytes(purpose) }),
    })
  }
  return placed
}

/** Applications to be listed over every state, at the exchange of the demonstration. */
export async function seedListings(
  tx: Tx,
  services: Services,
  { orgs, people }: { orgs: SeededOrganisations; people: DemoPeople },
): Promise<void> {
  const exchange = orgs.all.find(({ id }) => id === orgs.equityId)
  const items = await tx.selectFrom('stock_item').select(['id', 'name', 'board', 'documents']).execute()
  const { cipher } = services
  for (const [index, example] of EXAMPLE_LISTINGS.entries()) {
    const company = enterpriseOf(people, example)
    const item = items.find(({ board }) => board === example.board)
    if (!company || !item || !exchange) continue
    const id = await makeListing(tx, services, {
      company,
      applicantAccountId: company.accountId,
      exchange,
      item,
      state: example.state,
      shortName: example.shortName,
      introduction: example.introduction,
      submittedAt: new Date(officeMoment(services.now(), example.daysAgo, 20 + index * 11)),
      codeDigits: String(index + 1).padStart(6, '0'),
      officer: {
        accountId: people.accounts.equity,
        name: '挂牌专员（示例）',
        phoneCipher: cipher.encrypt('13900000005'),
      },
    })
    await linkFiles(
      tx,
      { entity: LISTING_FILES, entityId: id },
      await documentsOf(tx, services, company, item),
    )
  }
}
