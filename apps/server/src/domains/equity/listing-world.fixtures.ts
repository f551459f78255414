import type { ListingStatus } from '@lqr/contract/equity/listing-case.ts'
import type { Role } from '@lqr/contract/kernel/access.ts'
import type { CaseWorld } from '../../cases/case-world.fixtures.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { type EnterpriseMaker, makeEnterprise } from '../certification/certification.fixtures.ts'
import { makeFile } from '../files/files.fixtures.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeOrganisation } from '../organisations/organisations.fixtures.ts'
import { makeStockItem } from './equity.fixtures.ts'
import { stockApplicationKind } from './listing-kind.ts'
import { type ListingPlan, makeListing } from './listings.fixtures.ts'

export const LISTING_DOCUMENTS = ['挂牌申请书', '股东会决议'] as const

export interface SignedIn {
  readonly id: string
  readonly token: string
}

/** The exchange and a fund with their people, enterprises, and a published item of the layer F. */
export interface ListingWorld {
  readonly exchange: { readonly id: string; readonly name: string }
  readonly fund: { readonly id: string; readonly name: string }
  readonly itemId: string
  readonly company: { readonly id: string; readonly corporateName: string }
  readonly owner: SignedIn
  readonly otherCompany: { readonly id: string; readonly corporateName: string }
  readonly otherOwner: SignedIn
  readonly uncertified: SignedIn
  readonly soleTrader: SignedIn
  readonly staff: SignedIn
  /** Of another equity institution. */
  readonly fundStaff: SignedIn
  /** Of the exchange, without the role. */
  readonly outsider: SignedIn
  upload(of?: 'owner' | 'otherOwner'): Promise<string>
  listing(plan?: Partial<ListingPlan>): Promise<string>
}

export async function makeListingWorld({ services, signIn }: TestApp): Promise<ListingWorld> {
  const { db } = services
  const signedIn = async (maker: Parameters<typeof makeAccount>[2]): Promise<SignedIn> => {
    const { id } = await makeAccount(db, services, maker)
    return { id, token: await signIn(id) }
  }
  const owner = async (maker: EnterpriseMaker = {}) => {
    const company = await makeEnterprise(db, services, maker)
    return { company, account: await signedIn({ sourceType: '7', companyId: company.id }) }
  }
  const house = (name: string, orgCategory: 'exchange' | 'fund') =>
    makeOrganisation(db, { name, orgType: 'equity', orgCategory })
  const staff = (orgId: string, roles: readonly Role[]) => signedIn({ sourceType: '5', orgId, roles })
  const exchange = await house('示例股权交易中心', 'exchange')
  const fund = await house('示例产业基金', 'fund')
  const item = { board: 'F', name: '孵化层挂牌（示例）' } as const
  const documents = [...LISTING_DOCUMENTS]
  const itemId = await makeStockItem(db, { ...item, documents, exchange: exchange.name })
  const [first, second] = [await owner(), await owner()]
  const owners = { owner: first, otherOwner: second }
  return {
    exchange,
    fund,
    itemId,
    company: first.company,
    owner: first.account,
    otherCompany: second.company,
    otherOwner: second.account,
    soleTrader: (await owner({ applicantKind: 'SELF_EMPLOYED' })).account,
    uncertified: (await owner({ certiFlg: 1 })).account,
    staff: await staff(exchange.id, ['financeEquity']),
    fundStaff: await staff(fund.id, ['financeEquity']),
    outsider: await staff(exchange.id, ['financeProduct']),
    upload: (of = 'owner') =>
      makeFile(db, services, {
        ownerAccountId: owners[of].account.id,
        ownerCompanyId: owners[of].company.id,
        purpose: 'listing',
      }),
    listing: (plan = {}) =>
      makeListing(db, services, {
        company: first.company,
        applicantAccountId: first.account.id,
        exchange,
        item: { ...item, id: itemId, documents },
        state: 'SUBMITTED',
        submittedAt: services.now(),
        ...plan,
      }),
  }
}

/** Applications for the generated tests of all kinds, each for an item of its own: an enterprise has one open for each. */
export async function makeListingCases(t: TestApp): Promise<CaseWorld> {
  const { db } = t.services
  const world = await makeListingWorld(t)
  return {
    kind: stockApplicationKind,
    companyId: world.company.id,
    orgId: world.exchange.id,
    otherCompanyId: world.otherCompany.id,
    otherOrgId: world.fund.id,
    ownerId: world.owner.id,
    officerId: world.staff.id,
    async make(state) {
      const id = await makeStockItem(db, { documents: [...LISTING_DOCUMENTS] })
      const item = { id, name: '孵化层挂牌（示例）', board: 'F', documents: [...LISTING_DOCUMENTS] } as const
      return world.listing({ state: state as ListingStatus, item })
    },
  }
}
