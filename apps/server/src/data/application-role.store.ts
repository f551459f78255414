import pg from 'pg'
import { LOCK_KEYS } from './advisory-locks.ts'

/** What the application may do with tables that are not all its own; every other one it reads and writes. */
const NARROWED: Readonly<Record<string, string>> = {
  'public.schema_migration': 'select',
  'public.month_table': 'select',
  'public.audit_log': 'select',
  'public.audit_block': 'select, insert',
}
/** Columns of an audit row that a writer gives; place and digest are not among them. */
const AUDIT_COLUMNS = 'actor_account_id, actor_kind, action, entity, entity_id, detail, request_id, ip'.split(
  ', ',
)

/**
 * Each statement that gives the role something it lacks; nothing is granted twice, so instances do not disturb each other.
 * The tables of jobs have row security without a policy, which is to say: for their owner alone. Theirs names no role, so that a dump can
 * be restored where there is none.
 */
const MISSING_RIGHTS = `
  with relation as (
    select c.oid, c.relkind, c.relrowsecurity, n.nspname, format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p', 'v', 'S')
  ), wanted as (
    select oid, name, case when relkind = 'S' then 'usage, select'
      else coalesce($2::jsonb ->> name, 'select, insert, update, delete') end as rights, relkind = 'S' as is_sequence
    from relation
  )
  select format('grant usage on schema %I to %I', nspname, $1::text) as statement from pg_namespace
    where nspname in ('public', 'parts', 'graphile_worker') and not has_schema_privilege($1, oid, 'usage')
  union all
  select format('grant %s on %s %s to %I', rights, case when is_sequence then 'sequence' else 'table' end, name, $1) from wanted
    where exists (select from unnest(string_to_array(rights, ', ')) as one
      where not case when is_sequence then has_sequence_privilege($1, oid, one) else has_table_privilege($1, oid, one) end)
  union all
  select format('grant insert (%I) on public.audit_log to %I', name, $1) from unnest($3::text[]) as name
    where not has_column_privilege($1, 'public.audit_log', name, 'insert')
  union all
  select format('grant execute on function %s to %I', oid::regprocedure, $1) from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef and not has_function_privilege($1, oid, 'execute')
  union all
  select format('create policy by_rights on %s using (true) with check (true)', name) from relation
    where relrowsecurity and not exists (select from pg_policy p where p.polrelid = relation.oid)`

/** Gives the role what the product needs: rows of every table, of the audit log only to add and read; no table, no trigger. */
export async function admitApplication(ownerUrl: string, role: string): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    const rights = [role, JSON.stringify(NARROWED), AUDIT_COLUMNS]
    const { rows } = await client.query<{ statement: string }>(MISSING_RIGHTS, rights)
    for (const { statement } of rows) await client.query(statement)
  })
}

/** Makes the role if there is none, with this password in any case. */
export async function makeRole(ownerUrl: string, role: string, password: string): Promise<void> {
  await asOwner(ownerUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
    const [name, secret] = [client.escapeIdentifier(role), client.escapeLiteral(password)]
    if (rowCount === 0) await client.query(`create role ${name} login password ${secret}`)
    else await client.query(`alter role ${name} login password ${secret}`)
  })
}

/** Who a connection is, and whether it may change the tables of the product: then it can also silence their triggers. */
export async function roleOf(url: string): Promise<{ name: string; isOwner: boolean }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; isOwner: boolean }>(
      `select current_user as name, has_schema_privilege('public', 'create') as "isOwner"`,
    )
    return rows[0] ?? { name: '', isOwner: false }
  } finally {
    await client.end()
  }
}

async function asOwner(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'longqirong-roles' })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK_KEYS.migrations])
    await work(client)
    await client.query('commit')
  } finally {
    await client.end()
  }
}
