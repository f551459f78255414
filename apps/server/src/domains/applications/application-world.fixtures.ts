import type { Role } from '@lqr/contract/kernel/access.ts'
import type { ApplicationStatus } from '@lqr/contract/applications/application-case.ts'
import type { CaseWorld } from '../../cases/case-world.fixtures.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { makeEnterprise } from '../certification/certification.fixtures.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeOrganisation } from '../organisations/organisations.fixtures.ts'
import { applicationKind } from './application-kind.ts'
import { type ApplicationMaker, makeApplication } from './applications.fixtures.ts'
import { makeProduct } from '../products/products.fixtures.ts'

/** An account with a session. */
export interface SignedIn {
  readonly id: string
  readonly token: string
}

/** Two banks, two enterprises and everybody who may or may not touch a case between them. */
export interface ApplicationWorld {
  readonly bank: { id: string; name: string }
  readonly product: { id: string; name: string }
  readonly otherBank: { id: string; name: string }
  readonly otherProduct: { id: string; name: string }
  readonly company: { id: string; corporateName: string }
  readonly otherCompany: { id: string; corporateName: string }
  readonly owner: SignedIn
  readonly otherOwner: SignedIn
  readonly officer: SignedIn
  readonly manager: SignedIn
  readonly otherOfficer: SignedIn
  readonly otherManager: SignedIn
  staff(orgId: string, roles: readonly Role[]): Promise<SignedIn>
  /** A case of the company at the bank, accepted by the officer where it is past that. */
  application(state: ApplicationStatus, maker?: Partial<ApplicationMaker>): Promise<{ id: string }>
}

export async function makeApplicationWorld({ services, signIn }: TestApp): Promise<ApplicationWorld> {
  const { db } = services
  const signedIn = async (maker: Parameters<typeof makeAccount>[2]): Promise<SignedIn> => {
    const { id } = await makeAccount(db, services, maker)
    return { id, token: await signIn(id) }
  }
  const staff = (orgId: string, roles: readonly Role[]) => signedIn({ sourceType: '3', orgId, roles })
  const bank = await makeOrganisation(db, { name: '黄河示例银行' })
  const otherBank = await makeOrganisation(db, { name: '祁连示例银行' })
  const company = await makeEnterprise(db, services, { areaCode: '620122' })
  const otherCompany = await makeEnterprise(db, services)
  const product = await makeProduct(db, bank)
  const owner = await signedIn({ sourceType: '7', companyId: company.id })
  const officer = await signedIn({
    sourceType: '3',
    orgId: bank.id,
    displayName: '客户经理（示例）',
    phone: '13900000003',
  })
  return {
    bank,
    otherBank,
    product,
    otherProduct: await makeProduct(db, otherBank),
    company,
    otherCompany,
    owner,
    officer,
    otherOwner: await signedIn({ sourceType: '7', companyId: otherCompany.id }),
    manager: await staff(bank.id, ['financeManager']),
    otherOfficer: await staff(otherBank.id, ['financeOfficer']),
    otherManager: await staff(otherBank.id, ['financeManager']),
    staff,
    async application(state, maker = {}) {
      const { id: productId } = maker.productId ? { id: maker.productId } : await makeProduct(db, bank)
      return makeApplication(db, services, {
        state,
        productId,
        company,
        applicantAccountId: owner.id,
        officerAccountId: officer.id,
        ...maker,
      })
    },
  }
}

/** Applications for the generated tests of all kinds. */
export async function makeApplicationCases(t: TestApp): Promise<CaseWorld> {
  const world = await makeApplicationWorld(t)
  return {
    kind: applicationKind,
    companyId: world.company.id,
    orgId: world.bank.id,
    otherCompanyId: world.otherCompany.id,
    otherOrgId: world.otherBank.id,
    ownerId: world.owner.id,
    officerId: world.officer.id,
    make: async (state) => (await world.application(state as ApplicationStatus)).id,
  }
}
