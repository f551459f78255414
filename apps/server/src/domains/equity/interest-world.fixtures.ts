import type { InterestStatus } from '@lqr/contract/equity/interest-case.ts'
import type { ProjectStatus } from '@lqr/contract/equity/project-case.ts'
import type { CaseWorld } from '../../cases/case-world.fixtures.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { makeEnterprise } from '../certification/certification.fixtures.ts'
import { type AccountMaker, makeAccount } from '../identity/identity.fixtures.ts'
import { makeOrganisation } from '../organisations/organisations.fixtures.ts'
import { interestKind } from './interest-kind.ts'
import { type InterestPlan, makeInterest } from './interests.fixtures.ts'
import { makeProjectWorld } from './project-world.fixtures.ts'

/** Where the project is when the furthest interest in it stands there. */
const PROJECT_STATES: Partial<Record<InterestStatus, ProjectStatus>> = {
  APPOINTED: 'APPOINTED',
  DUE_DILIGENCE: 'DUE_DILIGENCE',
  INVESTED: 'INVESTED',
}
const DAY_MS = 86_400_000

/** The world of projects with another institution that deals in equity, and a bank that does not. */
export async function makeInterestWorld(t: Pick<TestApp, 'services' | 'signIn'>) {
  const { services, signIn } = t
  const { db } = services
  const world = await makeProjectWorld(t)
  const signed = async (maker: AccountMaker) => {
    const { id } = await makeAccount(db, services, maker)
    return { id, token: await signIn(id) }
  }
  const rival = await makeOrganisation(db, { orgType: 'equity', orgCategory: 'fund' })
  const bank = await makeOrganisation(db)
  return {
    ...world,
    rival,
    rivalInvestor: await signed({ sourceType: '5', orgId: rival.id }),
    banker: await signed({ sourceType: '3', orgId: bank.id }),
    /** An interest of the fund in a new project of the company. */
    async interest(state: InterestStatus, plan: Partial<InterestPlan> = {}) {
      const projectId = plan.projectId ?? (await world.project(PROJECT_STATES[state] ?? 'PUBLISHED'))
      const askedAt = new Date(services.now().getTime() - DAY_MS)
      const id = await makeInterest(db, { org: world.fund, state, askedAt, ...plan, projectId })
      return { id, projectId }
    },
  }
}

/** Interests for the generated tests of all kinds. */
export async function makeInterestCases(t: TestApp): Promise<CaseWorld> {
  const { db } = t.services
  const world = await makeInterestWorld(t)
  return {
    kind: interestKind,
    companyId: world.company.id,
    orgId: world.fund.id,
    otherCompanyId: (await makeEnterprise(db, t.services)).id,
    otherOrgId: world.rival.id,
    ownerId: world.owner.id,
    officerId: world.investor.id,
    make: async (state) => (await world.interest(state as InterestStatus)).id,
  }
}
