import type { AnyCase } from '@lqr/contract/kernel/cases/define-case.ts'
import { makeEnterprise } from '../domains/certification/certification.fixtures.ts'
import { makeAccount } from '../domains/identity/identity.fixtures.ts'
import { makeOrganisation } from '../domains/organisations/organisations.fixtures.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { CaseKind, CaseRow } from './case-kind.ts'
import type { CaseWorld } from './case-world.fixtures.ts'
import { syncTasks } from './case-task.store.ts'
import { insertCase } from './case.store.ts'

/** Two enterprises and two institutions with a person each, and cases of a kind that stands alone; `own` are its columns. */
export async function makePlainCases<Row extends CaseRow>(
  { services }: TestApp,
  kind: CaseKind<AnyCase, Row>,
  own: (state: string, of: { companyId: string }) => Promise<Readonly<Record<string, unknown>>>,
): Promise<CaseWorld> {
  const { db } = services
  const company = await makeEnterprise(db, services)
  const org = await makeOrganisation(db)
  const owner = await makeAccount(db, services, { sourceType: '7', companyId: company.id })
  const officer = await makeAccount(db, services, { sourceType: '3', orgId: org.id })
  return {
    kind,
    companyId: company.id,
    orgId: org.id,
    otherCompanyId: (await makeEnterprise(db, services)).id,
    otherOrgId: (await makeOrganisation(db)).id,
    ownerId: owner.id,
    officerId: officer.id,
    async make(status) {
      const parties = { company_id: company.id, applicant_account_id: owner.id, org_id: org.id }
      const row = await insertCase(db, kind, {
        ...parties,
        status,
        ...(await own(status, { companyId: company.id })),
      })
      if (!row) throw new Error('no case was made')
      await syncTasks(db, kind, [row.id])
      return row.id
    },
  }
}
