import type { OpeningStatus } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import type { Role } from '@lqr/contract/kernel/access.ts'
import type { CaseWorld } from '../../cases/case-world.fixtures.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { makeEnterprise } from '../certification/certification.fixtures.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeOrganisation } from '../organisations/organisations.fixtures.ts'
import { makeOpeningBranch, type MadeBranch } from './branches.fixtures.ts'
import { accountOpeningKind } from './opening-kind.ts'
import { makeOpening, type OpeningPlan } from './openings.fixtures.ts'

export interface SignedIn {
  readonly id: string
  readonly token: string
}

/** Two banks, one for each form, with branches near and far, two enterprises and people of every side. */
export interface OpeningWorld {
  /** In the county of the company; form LZB. */
  readonly near: MadeBranch
  /** Of the same bank, in another prefecture. */
  readonly far: MadeBranch
  /** Of another bank; form PDB. */
  readonly other: MadeBranch
  readonly company: { id: string; corporateName: string }
  readonly owner: SignedIn
  readonly otherOwner: SignedIn
  readonly uncertified: SignedIn
  readonly officer: SignedIn
  readonly farOfficer: SignedIn
  readonly otherOfficer: SignedIn
  staff(orgId: string, roles: readonly Role[]): Promise<SignedIn>
  opening(plan?: Partial<OpeningPlan>): Promise<string>
}

export async function makeOpeningWorld({ services, signIn }: TestApp): Promise<OpeningWorld> {
  const { db } = services
  const signedIn = async (maker: Parameters<typeof makeAccount>[2]): Promise<SignedIn> => {
    const { id } = await makeAccount(db, services, maker)
    return { id, token: await signIn(id) }
  }
  const owner = async (certiFlg?: 1) => {
    const company = await makeEnterprise(db, services, { areaCode: '620102', ...(certiFlg && { certiFlg }) })
    return { company, account: await signedIn({ sourceType: '7', companyId: company.id }) }
  }
  const staff = (orgId: string, roles: readonly Role[]) => signedIn({ sourceType: '3', orgId, roles })
  const bank = await makeOrganisation(db, { name: '黄河示例银行' })
  const rival = await makeOrganisation(db, { name: '陇上示例银行' })
  const branch = async (name: string, parentId: string, regionCode: string) =>
    (await makeOrganisation(db, { name, parentId, regionCode })).id
  const nearId = await branch('黄河示例银行城关支行', bank.id, '620102')
  const farId = await branch('黄河示例银行麦积支行', bank.id, '620503')
  const otherId = await branch('陇上示例银行七里河支行', rival.id, '620103')
  const first = await owner()
  return {
    near: await makeOpeningBranch(db, { id: nearId, bankId: bank.id, profile: 'LZB' }),
    far: await makeOpeningBranch(db, { id: farId, bankId: bank.id, profile: 'LZB' }),
    other: await makeOpeningBranch(db, { id: otherId, bankId: rival.id, profile: 'PDB' }),
    company: first.company,
    owner: first.account,
    otherOwner: (await owner()).account,
    uncertified: (await owner(1)).account,
    officer: await staff(nearId, ['financeOfficer']),
    farOfficer: await staff(farId, ['financeManager']),
    otherOfficer: await staff(otherId, ['financeManager']),
    staff,
    opening: (plan = {}) =>
      makeOpening(db, services, {
        company: first.company,
        applicantAccountId: first.account.id,
        branchId: nearId,
        state: 'SUBMITTED',
        submittedAt: services.now(),
        appointTime: services.now(),
        ...plan,
      }),
  }
}

const DAY_MS = 86_400_000

/** Openings for the generated tests of all kinds: before the visit in the time to come, after it in the past. */
export async function makeOpeningCases(t: TestApp): Promise<CaseWorld> {
  const world = await makeOpeningWorld(t)
  const other = await makeEnterprise(t.services.db, t.services)
  let made = 0
  return {
    kind: accountOpeningKind,
    companyId: world.company.id,
    orgId: world.near.id,
    otherCompanyId: other.id,
    otherOrgId: world.far.id,
    ownerId: world.owner.id,
    officerId: world.officer.id,
    make(state) {
      made += 1
      const days = state === 'SUBMITTED' ? 3 : -3
      const at = new Date(t.services.now().getTime() + days * DAY_MS + made * 60_000)
      return world.opening({ state: state as OpeningStatus, appointTime: at })
    },
  }
}
