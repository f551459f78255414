import type { NeedStatus } from '@lqr/contract/financing/need-case.ts'
import type { CaseWorld } from '../../cases/case-world.fixtures.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { SignedIn } from '../applications/application-world.fixtures.ts'
import { makeEnterprise } from '../certification/certification.fixtures.ts'
import { type AccountMaker, makeAccount } from '../identity/identity.fixtures.ts'
import { makeOrganisation } from '../organisations/organisations.fixtures.ts'
import { needKind } from './need-kind.ts'
import { makeNeed, type NeedPlan } from './needs.fixtures.ts'

/** An enterprise with its needs, others who may not see them, and the authorities of Lanzhou, Tianshui and the province. */
export interface NeedWorld {
  readonly company: { id: string; corporateName: string }
  readonly owner: SignedIn
  readonly otherOwner: SignedIn
  readonly uncertified: SignedIn
  readonly officer: SignedIn
  readonly lanzhou: SignedIn
  readonly tianshui: SignedIn
  readonly operator: SignedIn
  /** A need of the company in 城关区 of Lanzhou. */
  need(state: NeedStatus, plan?: Partial<NeedPlan>): Promise<string>
}

export async function makeNeedWorld({
  services,
  signIn,
}: Pick<TestApp, 'services' | 'signIn'>): Promise<NeedWorld> {
  const { db } = services
  const signedIn = async (maker: AccountMaker): Promise<SignedIn> => {
    const { id } = await makeAccount(db, services, maker)
    return { id, token: await signIn(id) }
  }
  const company = await makeEnterprise(db, services, { areaCode: '620102' })
  const other = await makeEnterprise(db, services)
  const fresh = await makeEnterprise(db, services, { certiFlg: 1 })
  const owner = await signedIn({ sourceType: '7', companyId: company.id })
  return {
    company,
    owner,
    otherOwner: await signedIn({ sourceType: '7', companyId: other.id }),
    uncertified: await signedIn({ sourceType: '7', companyId: fresh.id }),
    officer: await signedIn({ sourceType: '3', orgId: (await makeOrganisation(db)).id }),
    lanzhou: await signedIn({ sourceType: '2', regionCode: '620100' }),
    tianshui: await signedIn({ sourceType: '2', regionCode: '620500' }),
    operator: await signedIn({ sourceType: '1' }),
    async need(state, plan = {}) {
      return (await makeNeed(db, services, { company, applicantAccountId: owner.id, state, ...plan })).id
    },
  }
}

/** Needs for the generated tests of all kinds. */
export async function makeNeedCases(t: TestApp): Promise<CaseWorld> {
  const { db } = t.services
  const world = await makeNeedWorld(t)
  return {
    kind: needKind,
    companyId: world.company.id,
    orgId: (await makeOrganisation(db)).id,
    otherCompanyId: (await makeEnterprise(db, t.services)).id,
    otherOrgId: (await makeOrganisation(db)).id,
    ownerId: world.owner.id,
    officerId: world.officer.id,
    make: (state) => world.need(state as NeedStatus),
  }
}
