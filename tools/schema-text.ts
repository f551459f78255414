import type { makePool } from '../apps/server/src/data/pool.ts'

type Pool = ReturnType<typeof makePool>

const TABLES = `
  select c.relname as name, c.relpersistence = 'u' as unlogged, pg_get_partkeydef(c.oid) as partition,
    (select json_agg(format('%I %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
       case when a.attnotnull then ' not null' else '' end,
       case when a.attgenerated = 's' then format(' generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
         when a.attidentity = 'a' then ' generated always as identity'
         when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end)
       order by a.attnum)
     from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select json_agg(format('constraint %I %s', k.conname, pg_get_constraintdef(k.oid)) order by k.contype desc, k.conname)
     from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'f', 'c')) as constraints
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`

const INDEXES = `
  select pg_get_indexdef(i.indexrelid) || ';' as text from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u'))
  order by i.indrelid::regclass::text, c.relname`

const FUNCTIONS = `
  select pg_get_functiondef(oid) || ';' as text from pg_proc
  where pronamespace = 'public'::regnamespace and prokind = 'f' order by oid::regprocedure::text`

const TRIGGERS = `
  select pg_get_triggerdef(t.oid) || ';' as text from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = 'public'::regnamespace and not t.tgisinternal order by c.relname, t.tgname`

const VIEWS = `
  select format(E'create view %I as\\n%s', relname, pg_get_viewdef(oid)) as text from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'v' order by relname`

const SEQUENCES = `
  select format('create sequence %I;', c.relname) as text from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i'))
  order by c.relname`

interface Table {
  name: string
  unlogged: boolean
  partition: string | null
  columns: string[]
  constraints: string[] | null
}

/** The whole schema `public` as readable SQL in a fixed order: what the migrations amount to, for reading and comparing. */
export async function schemaText(pool: Pool): Promise<string> {
  const { rows: tables } = await pool.query<Table>(TABLES)
  const texts = async (query: string) =>
    (await pool.query<{ text: string }>(query)).rows.map(({ text }) => text.trimEnd())
  const parts = [
    '-- Written by `npm run db:types` from the migrations. Do not edit.',
    ...(await texts(SEQUENCES)),
    ...(await texts(FUNCTIONS)),
    ...tables.map(tableText),
    ...(await texts(VIEWS)),
    (await texts(INDEXES)).join('\n'),
    (await texts(TRIGGERS)).join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function tableText({ name, unlogged, partition, columns, constraints }: Table): string {
  const lines = [...columns, ...(constraints ?? [])].map((line) => `  ${line}`)
  return `create ${unlogged ? 'unlogged ' : ''}table ${name} (\n${lines.join(',\n')}\n)${partition ? ` partition by ${partition}` : ''};`
}
