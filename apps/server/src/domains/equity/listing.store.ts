import { sql } from 'kysely'
import type { StockBoardCode } from '@lqr/contract/equity/boards.ts'
import { stockApplicationCase } from '@lqr/contract/equity/listing-case.ts'
import { statesIn } from '@lqr/contract/kernel/cases/read-case.ts'
import type { CasePersonalData, TaskSource } from '../../cases/case-kind.ts'
import type { Db } from '../../data/database.ts'

const OPEN_STATES = statesIn(stockApplicationCase, 'open')

/** One open application of an enterprise for an item (unique index `stock_application_open`). */
export const UNLESS_OPEN = sql`on conflict (company_id, item_id)
  where status in (${sql.join(OPEN_STATES.map((state) => sql.lit(state)))}) do nothing`

export const LISTING_TASK: TaskSource = {
  number: sql`c.number`,
  title: sql`c.item_name`,
  amountYuan: sql`null::numeric`,
  regionCode: sql`(select o.region_code from organisation o where o.id = c.org_id)`,
}

/** What somebody asked, as that person may read it. */
export const LISTING_DATA: CasePersonalData = {
  name: 'stockApplications',
  requestTable: 'stock_application',
  async read(db, cipher, { accountId }) {
    const rows = await db
      .selectFrom('stock_application')
      .select([
        'number',
        'item_name as itemName',
        'short_name as shortName',
        'introduction',
        'contact_name as contactName',
        'contact_phone_cipher',
        'status',
        'consent_version as consentVersion',
        'created_at as createdAt',
      ])
      .where('applicant_account_id', '=', accountId)
      .orderBy('id')
      .execute()
    return rows.map(({ contact_phone_cipher: phone, ...row }) => ({
      ...row,
      contactPhone: cipher.decrypt(phone),
    }))
  },
}

/** The enterprise's open application for the item. */
export async function findOpenListing(db: Db, companyId: string, itemId: string) {
  return db
    .selectFrom('stock_application')
    .select(['id', 'number as applyNo', 'status'])
    .where('company_id', '=', companyId)
    .where('item_id', '=', itemId)
    .where('status', 'in', OPEN_STATES)
    .executeTakeFirst()
}

export interface Exchange {
  readonly id: string
  readonly name: string
}

/** Who receives applications: the exchange an item names, or else the one the province has; undefined while it is not on the platform. */
export async function findExchange(db: Db, named: string): Promise<Exchange | undefined> {
  return db
    .selectFrom('organisation')
    .select(['id', 'name'])
    .where('org_category', '=', 'exchange')
    .where('status', '=', 'active')
    .orderBy(sql`name = ${named}`, 'desc')
    .orderBy(sql`parent_id is not null`)
    .orderBy('sort')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** What the exchange has listed of an enterprise. */
export async function findListed(db: Db, companyId: string) {
  return db
    .selectFrom('listed_company')
    .select(['company_code as companyCode', 'board'])
    .where('company_id', '=', companyId)
    .executeTakeFirst()
}

interface Listed {
  readonly companyId: string
  readonly code: string
  readonly board: StockBoardCode
  readonly at: Date
}

/**
 * Keeps the code of an enterprise and the layer it is in now. Nothing is written, and the answer says why, where another
 * enterprise has the code or this one has another.
 */
export async function keepListed(
  db: Db,
  { companyId, code, board, at }: Listed,
): Promise<'kept' | 'taken' | 'differs'> {
  const values = { company_id: companyId, company_code: code, board, listed_at: at.toISOString() }
  const added = await db
    .insertInto('listed_company')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (added.numInsertedOrUpdatedRows === 1n) return 'kept'
  const own = await findListed(db, companyId)
  if (!own) return 'taken'
  if (own.companyCode !== code) return 'differs'
  await db
    .updateTable('listed_company')
    .set({ board, listed_at: values.listed_at })
    .where('company_id', '=', companyId)
    .execute()
  return 'kept'
}

/** Whether a write failed because another enterprise got the code in the same instant. */
function isCodeTaken(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'listed_company_company_code_key'
}

/** Gives a listed enterprise another code; false where another enterprise has it. */
async function giveCode(db: Db, companyId: string, code: string): Promise<boolean> {
  try {
    const given = await sql`update listed_company set company_code = ${code} where company_id = ${companyId}
      and not exists (select from listed_company other where other.company_code = ${code}
        and other.company_id <> ${companyId})`.execute(db)
    return given.numAffectedRows === 1n
  } catch (error) {
    if (isCodeTaken(error)) return false
    throw error
  }
}

/** Gives a listed enterprise another code, in all that was listed of it; false, and nothing may be kept, where another enterprise has it. */
export async function correctListed(db: Db, companyId: string, code: string): Promise<boolean> {
  if (!(await giveCode(db, companyId, code))) return false
  // What follows the digits is the layer.
  await sql`update stock_application set company_code = ${code}::text || substr(company_code, length(${code}::text) + 1)
    where company_id = ${companyId} and company_code is not null`.execute(db)
  return true
}

/** Published items of other layers, the newest first. */
export async function findOtherItems(db: Db, board: StockBoardCode, most: number) {
  return db
    .selectFrom('stock_item')
    .select(['id', 'name', 'board', 'conditions'])
    .where('status', '=', 'PUBLISHED')
    .where('board', '<>', board)
    .orderBy('board')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

/** Names and numbers beside an application. */
export async function findListingParties(
  db: Db,
  { companyId, orgId }: { companyId: string; orgId: string | null },
) {
  const { rows } = await sql<{
    corporateName: string | null
    creditCode: string | null
    orgName: string
    orgPhone: string | null
  }>`select e.corporate_name "corporateName", e.credit_code "creditCode",
      organisation_label(o.name, o.merged_into_id) "orgName", o.phone "orgPhone"
    from enterprise e, organisation o where e.id = ${companyId} and o.id = ${orgId}`.execute(db)
  const [parties] = rows
  if (!parties) throw new Error(`no parties of ${companyId} and ${orgId}`)
  return parties
}
