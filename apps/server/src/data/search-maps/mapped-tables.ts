import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Rows of one block of a map (database/migrations/0220_search_maps.sql): the bits of 512 bytes. */
export const BLOCK = 4_096

/** A row whose time comes is in the maps a minute later: until then clocks that differ by less cannot matter. */
export const SETTLED = sql`interval '1 minute'`

/** A large table with maps: which rows are listed, from when, and by which tokens besides their words. */
interface MappedTable {
  readonly listed: RawBuilder<SqlBool>
  /** When a listed row appears; null: at once. */
  readonly appears: RawBuilder<Date | null>
  readonly tokens: RawBuilder<string[]>
}

/** The token of every listed row. */
export const LISTED = ''
export const areaToken = (code: string) => `area:${code}`

const published = sql<SqlBool>`status = 'PUBLISHED'`
const appears = sql<Date>`published_at`
const areas = sql<string[]>`(select array_agg('area:' || code)
  from unnest(case when area_codes = '{}'::text[] then '{*}'::text[] else area_codes end) code)`

export const MAPPED_TABLES = {
  policy: {
    listed: published,
    appears,
    tokens: sql<string[]>`${areas} || array['level:' || level, 'type:' || type]`,
  },
  article: {
    listed: published,
    appears,
    tokens: sql<string[]>`${areas} || array['kind:' || kind, 'category:' || category, 'zone:' || zone]`,
  },
  enterprise: {
    listed: sql<SqlBool>`true`,
    appears: sql<null>`null::timestamptz`,
    tokens: sql<string[]>`array['certi:' || certi_flg]`,
  },
} as const satisfies Readonly<Record<string, MappedTable>>

export type Mapped = keyof typeof MAPPED_TABLES
