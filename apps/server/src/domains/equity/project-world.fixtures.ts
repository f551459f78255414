import type { ProjectStatus } from '@lqr/contract/equity/project-case.ts'
import type { CaseWorld } from '../../cases/case-world.fixtures.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { makeEnterprise } from '../certification/certification.fixtures.ts'
import { type AccountMaker, makeAccount } from '../identity/identity.fixtures.ts'
import { makeOrganisation } from '../organisations/organisations.fixtures.ts'
import { makeProject, type ProjectPlan } from './projects.fixtures.ts'
import { projectKind } from './project-kind.ts'

export const PROJECT_COMPANY = '甘肃陇上行食品有限公司'

/** An enterprise of 城关区 in Lanzhou with its projects, others who may not see them, and the authorities. */
export async function makeProjectWorld({ services, signIn }: Pick<TestApp, 'services' | 'signIn'>) {
  const { db } = services
  const signed = async (maker: AccountMaker) => {
    const { id } = await makeAccount(db, services, maker)
    return { id, token: await signIn(id) }
  }
  const company = await makeEnterprise(db, services, { areaCode: '620102', corporateName: PROJECT_COMPANY })
  const other = await makeEnterprise(db, services)
  const fresh = await makeEnterprise(db, services, { certiFlg: 1 })
  const fund = await makeOrganisation(db, { orgType: 'equity', orgCategory: 'fund' })
  const owner = await signed({ sourceType: '7', companyId: company.id })
  return {
    company,
    fund,
    owner,
    otherOwner: await signed({ sourceType: '7', companyId: other.id }),
    uncertified: await signed({ sourceType: '7', companyId: fresh.id }),
    investor: await signed({ sourceType: '5', orgId: fund.id }),
    lanzhou: await signed({ sourceType: '2', regionCode: '620100' }),
    tianshui: await signed({ sourceType: '2', regionCode: '620500' }),
    operator: await signed({ sourceType: '1' }),
    project: (state: ProjectStatus, plan: Partial<ProjectPlan> = {}) =>
      makeProject(db, services, { company, applicantAccountId: owner.id, state, ...plan }),
  }
}

/** Projects for the generated tests of all kinds. */
export async function makeProjectCases(t: TestApp): Promise<CaseWorld> {
  const { db } = t.services
  const world = await makeProjectWorld(t)
  return {
    kind: projectKind,
    companyId: world.company.id,
    orgId: world.fund.id,
    otherCompanyId: (await makeEnterprise(db, t.services)).id,
    otherOrgId: (await makeOrganisation(db)).id,
    ownerId: world.owner.id,
    officerId: world.investor.id,
    make: (state) => world.project(state as ProjectStatus),
  }
}
