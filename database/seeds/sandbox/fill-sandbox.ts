import { sql } from 'kysely'
import type { Tx } from '../../../apps/server/src/data/database.ts'
import { makeApplication } from '../../../apps/server/src/domains/applications/applications.fixtures.ts'
import { makeEnterprise } from '../../../apps/server/src/domains/certification/certification.fixtures.ts'
import { makeAccount } from '../../../apps/server/src/domains/identity/identity.fixtures.ts'
import { makeProduct } from '../../../apps/server/src/domains/products/products.fixtures.ts'
import type { SandboxInstitution } from '../../../apps/server/src/http/sandbox.ts'
import type { Services } from '../../../apps/server/src/http/services.ts'

/** Five enterprises that nobody runs, each with what it asks for. */
const ENTERPRISES = [
  ['620102', '65', '兰州联调示例软件有限公司', 300_000, 12],
  ['620502', '34', '天水联调示例机械有限公司', 500_000, 24],
  ['620602', '13', '武威联调示例食品有限公司', 200_000, 12],
  ['620702', 'A', '张掖联调示例制种有限公司', 800_000, 36],
  ['620802', '51', '平凉联调示例商贸有限公司', 1_000_000, 18],
] as const

interface Applicant {
  readonly id: string
  readonly corporateName: string
  readonly accountId: string
}

/** Mirrors an institution where it is not yet, and gives it five submitted applications in place of all it had. */
export async function fillSandbox(
  tx: Tx,
  services: Services,
  institution: SandboxInstitution,
): Promise<void> {
  await mirror(tx, services, institution)
  await sql`select id from organisation where id = ${institution.id} for update`.execute(tx)
  const known = await listApplicants(tx, institution.id)
  await clear(tx, institution.id)
  const productId = await productOf(tx, institution)
  for (const [index, [areaCode, industryCode, name, amountYuan, termMonths]] of ENTERPRISES.entries()) {
    const applicant =
      known.find(({ corporateName }) => corporateName === name) ??
      (await makeApplicant(tx, services, { areaCode, industryCode, name }))
    await makeApplication(tx, services, {
      productId,
      company: applicant,
      applicantAccountId: applicant.accountId,
      areaCode,
      amountYuan,
      termMonths,
      submittedAt: new Date(services.now().getTime() - (ENTERPRISES.length - index) * 60_000),
    })
  }
}

/** The same number as the institution has: its manager there asks with it, and no other institution can. */
async function mirror(tx: Tx, services: Services, institution: SandboxInstitution): Promise<void> {
  const { id, name, shortName, orgType, orgCategory, regionCode } = institution
  const made =
    await sql`insert into organisation (id, name, short_name, org_type, org_category, region_code, is_example)
    overriding system value values (${id}, ${name}, ${shortName}, ${orgType}, ${orgCategory}, ${regionCode}, true)
    on conflict (id) do nothing`.execute(tx)
  if (made.numAffectedRows !== 1n) return
  await makeAccount(tx, services, {
    sourceType: '3',
    roles: ['financeManager'],
    displayName: '联调负责人（示例）',
    orgId: id,
  })
}

async function productOf(tx: Tx, { id, name, shortName }: SandboxInstitution): Promise<string> {
  const known = await tx.selectFrom('product').select('id').where('org_id', '=', id).executeTakeFirst()
  return known?.id ?? (await makeProduct(tx, { id, name, shortName }, { name: '联调示例流动资金贷款' })).id
}

/** The enterprises of the institution's cases so far: a reset gives these fresh cases. */
async function listApplicants(tx: Tx, orgId: string): Promise<Applicant[]> {
  const { rows } = await sql<Applicant>`select distinct e.id, e.corporate_name "corporateName",
      p.applicant_account_id "accountId"
    from product_application p join enterprise e on e.id = p.company_id where p.org_id = ${orgId}`.execute(tx)
  return rows
}

async function makeApplicant(
  tx: Tx,
  services: Services,
  { areaCode, industryCode, name }: { areaCode: string; industryCode: string; name: string },
): Promise<Applicant> {
  const company = await makeEnterprise(tx, services, { areaCode, industryCode, corporateName: name })
  const { id: accountId } = await makeAccount(tx, services, {
    sourceType: '7',
    companyId: company.id,
    displayName: name,
  })
  return { ...company, accountId }
}

/** Cases, what was written back, what was reconciled and what was told: keys and webhooks stay. */
async function clear(tx: Tx, orgId: string): Promise<void> {
  const cases = sql`select id from product_application where org_id = ${orgId}`
  const days = sql`select id from reconciliation_day where org_id = ${orgId}`
  const hooks = sql`select id from webhook where org_id = ${orgId}`
  const statements = [
    sql`delete from webhook_delivery where webhook_id in (${hooks})`,
    sql`update reconciliation_day set our_file_id = null, their_file_id = null, phase = null where org_id = ${orgId}`,
    sql`delete from reconciliation_step where difference_id in
      (select id from reconciliation_difference where day_id in (${days}))`,
    sql`delete from reconciliation_difference where day_id in (${days})`,
    sql`delete from reconciliation_file where day_id in (${days})`,
    sql`delete from reconciliation_day where org_id = ${orgId}`,
    sql`delete from open_event where org_id = ${orgId}`,
    sql`delete from application_repayment where application_id in (${cases})`,
    sql`delete from case_task where kind = 'application' and case_id in (${cases})`,
    sql`delete from case_event where kind = 'application' and case_id in (${cases})`,
    sql`delete from product_application where org_id = ${orgId}`,
  ]
  for (const statement of statements) await statement.execute(tx)
}
