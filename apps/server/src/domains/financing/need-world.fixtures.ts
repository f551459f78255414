import type { NeedStatus } from '@lqr/contract/financing/need-case.ts'
import type { CaseWorld } from '../../cases/case-world.fixtures.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { makeEnterprise } from '../certification/certification.fixtures.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeOrganisation } from '../organisations/organisations.fixtures.ts'
import { needKind } from './need-kind.ts'
import { makeNeed } from './needs.fixtures.ts'

/** Needs for the generated tests of all kinds. */
export async function makeNeedCases({ services }: TestApp): Promise<CaseWorld> {
  const { db } = services
  const company = await makeEnterprise(db, services, { areaCode: '620102' })
  const org = await makeOrganisation(db)
  const owner = await makeAccount(db, services, { sourceType: '7', companyId: company.id })
  const officer = await makeAccount(db, services, { sourceType: '3', orgId: org.id })
  return {
    kind: needKind,
    companyId: company.id,
    orgId: org.id,
    otherCompanyId: (await makeEnterprise(db, services)).id,
    otherOrgId: (await makeOrganisation(db)).id,
    ownerId: owner.id,
    officerId: officer.id,
    async make(state) {
      const plan = { company, applicantAccountId: owner.id, state: state as NeedStatus }
      return (await makeNeed(db, services, plan)).id
    },
  }
}
