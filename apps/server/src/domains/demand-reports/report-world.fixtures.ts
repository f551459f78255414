import type { Role } from '@lqr/contract/kernel/access.ts'
import type { ReportStatus } from '@lqr/contract/demand-reports/report-case.ts'
import type { CaseWorld } from '../../cases/case-world.fixtures.ts'
import { syncTasks } from '../../cases/case-task.store.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { SignedIn } from '../applications/application-world.fixtures.ts'
import { makeEnterprise } from '../certification/certification.fixtures.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeOrganisation } from '../organisations/organisations.fixtures.ts'
import type { Typed } from './file-report.ts'
import { reportKind } from './report-kind.ts'
import { makeBatch, makeReport, type ReportPlan } from './reports.fixtures.ts'

interface Company {
  readonly id: string
  readonly name: string
  readonly owner: SignedIn
}

/** A report as the calls name it, and whose it is. */
interface OwnedReport {
  readonly company: Company
  readonly owner: SignedIn
  readonly params: { readonly id: string }
}

/** A county, its prefecture, another one and the province; two banks; companies as needed. */
export interface ReportWorld {
  readonly batchId: string
  readonly company: Company
  readonly other: Company
  readonly uncertified: Company
  readonly county: SignedIn
  readonly prefecture: SignedIn
  readonly elsewhere: SignedIn
  readonly province: SignedIn
  readonly operator: SignedIn
  readonly bank: { readonly id: string; readonly name: string; readonly officer: SignedIn }
  readonly otherBank: { readonly id: string; readonly name: string; readonly officer: SignedIn }
  staff(orgId: string, roles: readonly Role[]): Promise<SignedIn>
  /** A company of its own. */
  makeCompany(areaCode?: string): Promise<Company>
  /** A report of a company of its own, in a state. */
  report(
    state: ReportStatus,
    plan?: Partial<ReportPlan> & { asked?: Typed },
  ): Promise<{ id: string; reportNo: string }>
  /** A report in a state with its company, one of its own unless it is named. */
  reportIn(state: ReportStatus, of?: Company): Promise<OwnedReport>
}

const DAY_MS = 86_400_000

export async function makeReportWorld({ services, signIn }: TestApp): Promise<ReportWorld> {
  const { db } = services
  const signedIn = async (maker: Parameters<typeof makeAccount>[2]): Promise<SignedIn> => {
    const { id } = await makeAccount(db, services, maker)
    return { id, token: await signIn(id) }
  }
  const staff = (orgId: string, roles: readonly Role[]) => signedIn({ sourceType: '3', orgId, roles })
  const government = (regionCode: string) => signedIn({ sourceType: '2', regionCode })
  const companyWith = async (maker: Parameters<typeof makeEnterprise>[2]): Promise<Company> => {
    const { id, corporateName } = await makeEnterprise(db, services, maker)
    return { id, name: corporateName, owner: await signedIn({ sourceType: '7', companyId: id }) }
  }
  const makeCompany = (areaCode = '620102') => companyWith({ areaCode })
  const bankNamed = async (name: string) => {
    const { id } = await makeOrganisation(db, { name, orgCategory: 'cityBank', regionCode: '620000' })
    return { id, name, officer: await staff(id, ['financeOfficer']) }
  }
  const bank = await bankNamed('黄河示例银行')
  const batchId = await makeBatch(db, { now: services.now() })
  const report: ReportWorld['report'] = async (state, plan = {}) => {
    const company = plan.companyId === undefined ? await makeCompany() : undefined
    return makeReport(db, services, {
      batchId,
      companyId: company?.id ?? '',
      companyName: company?.name ?? '',
      applicantAccountId: company?.owner.id ?? '',
      org: bank,
      submittedAt: new Date(services.now().getTime() - 7 * DAY_MS),
      ...plan,
      state,
    })
  }
  return {
    batchId,
    company: await makeCompany(),
    other: await makeCompany(),
    uncertified: await companyWith({ certiFlg: 1 }),
    county: await government('620102'),
    prefecture: await government('620100'),
    elsewhere: await government('620500'),
    province: await government('620000'),
    operator: await signedIn({ sourceType: '1' }),
    bank,
    otherBank: await bankNamed('麦积示例银行'),
    staff,
    makeCompany,
    report,
    async reportIn(state, of) {
      const company = of ?? (await makeCompany())
      const { id } = await report(state, {
        companyId: company.id,
        companyName: company.name,
        applicantAccountId: company.owner.id,
      })
      return { company, owner: company.owner, params: { id } }
    },
  }
}

/** Reports for the generated tests of all kinds: each in a batch of its own, since a company has one in a batch. */
export async function makeReportCases(t: TestApp): Promise<CaseWorld> {
  const world = await makeReportWorld(t)
  const { db, now } = t.services
  return {
    kind: reportKind,
    companyId: world.company.id,
    orgId: world.bank.id,
    otherCompanyId: world.other.id,
    otherOrgId: world.otherBank.id,
    ownerId: world.company.owner.id,
    officerId: world.bank.officer.id,
    async make(state) {
      const { id } = await world.report(state as ReportStatus, {
        batchId: await makeBatch(db, { now: now() }),
        companyId: world.company.id,
        companyName: world.company.name,
        applicantAccountId: world.company.owner.id,
      })
      // The generated tests let both sides see the case in every state.
      await db.updateTable('demand_report').set({ org_id: world.bank.id }).where('id', '=', id).execute()
      await syncTasks(db, reportKind, [id])
      return id
    },
  }
}
