import type { CodeOf } from '../../../../../database/coded-columns.ts'
import type { Role } from '@lqr/contract/kernel/access.ts'
import type { LeaseStatus } from '@lqr/contract/leasing/lease-case.ts'
import type { CaseWorld } from '../../cases/case-world.fixtures.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { makeEnterprise } from '../certification/certification.fixtures.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeOrganisation } from '../organisations/organisations.fixtures.ts'
import type { SignedIn } from '../applications/application-world.fixtures.ts'
import { leaseKind } from './lease-kind.ts'
import type { LeaseAnswerPlan, LeasePlan } from './leases.fixtures.ts'
import { makeLeaseNeed } from './leases.fixtures.ts'

interface House {
  readonly id: string
  readonly name: string
  readonly officer: SignedIn
}

/** Leasing companies of the province, of Lanzhou and of Tianshui, a bank, and two enterprises. */
export interface LeaseWorld {
  readonly provincial: House
  readonly lanzhou: House
  readonly tianshui: House
  readonly bank: House
  readonly company: { id: string; corporateName: string }
  readonly owner: SignedIn
  readonly otherOwner: SignedIn
  readonly uncertified: SignedIn
  staff(orgId: string, roles: readonly Role[]): Promise<SignedIn>
  /** A need of the company with these answers, handed in two weeks ago unless told otherwise. */
  need(
    answers: readonly LeaseAnswerPlan[],
    plan?: Partial<LeasePlan>,
  ): Promise<{ id: string; needNo: string; responseIds: string[] }>
}

const DAY_MS = 86_400_000

export async function makeLeaseWorld({ services, signIn }: TestApp): Promise<LeaseWorld> {
  const { db } = services
  const signedIn = async (maker: Parameters<typeof makeAccount>[2]): Promise<SignedIn> => {
    const { id } = await makeAccount(db, services, maker)
    return { id, token: await signIn(id) }
  }
  const staff = (orgId: string, roles: readonly Role[]) => signedIn({ sourceType: '3', orgId, roles })
  const house = async (
    name: string,
    orgCategory: CodeOf<'organisation.org_category'>,
    regionCode: string,
  ): Promise<House> => {
    const { id } = await makeOrganisation(db, { name, orgCategory, regionCode })
    return { id, name, officer: await staff(id, ['financeOfficer']) }
  }
  const company = await makeEnterprise(db, services, { areaCode: '620102' })
  const other = await makeEnterprise(db, services)
  const fresh = await makeEnterprise(db, services, { certiFlg: 1 })
  const owner = await signedIn({ sourceType: '7', companyId: company.id })
  return {
    provincial: await house('陇原示例租赁', 'leasing', '620000'),
    lanzhou: await house('金城示例租赁', 'leasing', '620100'),
    tianshui: await house('麦积示例租赁', 'leasing', '620500'),
    bank: await house('黄河示例银行', 'cityBank', '620000'),
    company,
    owner,
    otherOwner: await signedIn({ sourceType: '7', companyId: other.id }),
    uncertified: await signedIn({ sourceType: '7', companyId: fresh.id }),
    staff,
    need: (answers, plan = {}) =>
      makeLeaseNeed(db, services, {
        company,
        applicantAccountId: owner.id,
        answers,
        submittedAt: new Date(services.now().getTime() - 14 * DAY_MS),
        ...plan,
      }),
  }
}

/** Answers to lease needs for the generated tests of all kinds. */
export async function makeLeaseCases(t: TestApp): Promise<CaseWorld> {
  const world = await makeLeaseWorld(t)
  const other = await makeEnterprise(t.services.db, t.services)
  return {
    kind: leaseKind,
    companyId: world.company.id,
    orgId: world.lanzhou.id,
    otherCompanyId: other.id,
    otherOrgId: world.tianshui.id,
    ownerId: world.owner.id,
    officerId: world.lanzhou.officer.id,
    async make(state) {
      const { responseIds } = await world.need([{ org: world.lanzhou, state: state as LeaseStatus }])
      return responseIds[0] ?? ''
    },
  }
}
