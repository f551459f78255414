import { sql } from 'kysely'
import { maskPhone } from '@lqr/contract/rules/mask.ts'
import { mobileDigits } from '@lqr/contract/rules/phone.ts'
import type { UserType } from '@lqr/contract/identity/entities.ts'
import type { AccountStatus, UserRow } from '@lqr/contract/identity/user-entities.ts'
import type { Page } from '@lqr/contract/kernel/page.ts'
import type { Role, UserSourceType } from '@lqr/contract/kernel/access.ts'
import type { Db } from '../../../data/database.ts'
import { type PageRequest, pageOf } from '../../../data/paging.ts'
import type { FieldCipher } from '../../../security/field-cipher.ts'

export interface UserFilters extends PageRequest {
  readonly keyword?: string | undefined
  /** The only kind that may be found; all are when undefined. */
  readonly userType: UserType | undefined
  readonly userSourceType?: UserSourceType | undefined
  readonly role?: Role | undefined
  readonly status?: AccountStatus | undefined
  readonly orgId?: string | undefined
  readonly regionCode?: string | undefined
}

const heldRoles = sql<
  Role[]
>`array(select role from account_role r where r.account_id = account.id order by role)`
const hasFactor = sql<boolean>`exists (select from second_factor f
  where f.account_id = account.id and f.confirmed_at is not null)`

/** A LIKE pattern that finds the text anywhere, with its own wildcards taken literally. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

function users(db: Db) {
  return db
    .selectFrom('account')
    .leftJoin('enterprise', 'enterprise.id', 'account.company_id')
    .leftJoin('organisation', 'organisation.id', 'account.org_id')
    .leftJoin('region', 'region.code', 'account.region_code')
    .select([
      'account.id',
      'account.username',
      'account.display_name as displayName',
      'account.phone_cipher as phoneCipher',
      'account.user_type as userType',
      'account.user_source_type as userSourceType',
      heldRoles.as('roles'),
      'account.status',
      'account.company_id as companyId',
      'enterprise.corporate_name as companyName',
      'account.org_id as orgId',
      'organisation.name as orgName',
      'account.region_code as regionCode',
      'region.name as regionName',
      'account.must_reset_password as mustResetPassword',
      hasFactor.as('secondFactor'),
      'account.last_login_at as lastLoginAt',
      'account.created_at as createdAt',
      'account.version',
    ])
}

type Stored = Omit<UserRow, 'phoneMasked'> & { phoneCipher: string | null }

function toRow(cipher: FieldCipher, { phoneCipher, ...row }: Stored): UserRow {
  return { ...row, phoneMasked: phoneCipher ? maskPhone(cipher.decrypt(phoneCipher)) : null }
}

/** A page of accounts, newest first; closed ones only when asked for. */
export async function listUserRows(
  db: Db,
  cipher: FieldCipher,
  filters: UserFilters,
): Promise<Page<UserRow>> {
  const { keyword, userType, userSourceType, role, status, orgId, regionCode } = filters
  const phone = mobileDigits(keyword)
  const query = users(db)
    .where('account.status', status ? '=' : '<>', status ?? 'closed')
    .$if(userType !== undefined, (q) => q.where('account.user_type', 'in', userType ? [userType] : []))
    .$if(userSourceType !== undefined, (q) =>
      q.where('account.user_source_type', 'in', userSourceType ? [userSourceType] : []),
    )
    .$if(orgId !== undefined, (q) => q.where('account.org_id', '=', orgId ?? ''))
    .$if(regionCode !== undefined, (q) => q.where('account.region_code', '=', regionCode ?? ''))
    .$if(role !== undefined, (q) =>
      q.where((eb) =>
        eb.exists(
          eb
            .selectFrom('account_role')
            .select('account_role.role')
            .whereRef('account_role.account_id', '=', 'account.id')
            .where('account_role.role', 'in', role ? [role] : []),
        ),
      ),
    )
    .$if(Boolean(keyword), (q) =>
      q.where((eb) =>
        phone === undefined
          ? eb.or(
              (['account.username', 'account.display_name', 'enterprise.corporate_name'] as const).map(
                (column) => eb(column, 'ilike', containing(keyword ?? '')),
              ),
            )
          : eb('account.phone_index', 'in', cipher.blindIndexes(phone)),
      ),
    )
    .orderBy('account.id', 'desc')
  const page = await pageOf(db, query, filters)
  return { ...page, list: page.list.map((row) => toRow(cipher, row)) }
}

/** One account as the list shows it; undefined when there is none. */
export async function findUserRow(db: Db, cipher: FieldCipher, id: string): Promise<UserRow | undefined> {
  const row = await users(db).where('account.id', '=', id).executeTakeFirst()
  return row && toRow(cipher, row)
}

export async function isAccount(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** The account with this user name, in any case; closed ones have lost theirs. */
export async function findAccountIdByName(db: Db, username: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst()
  return row?.id
}
