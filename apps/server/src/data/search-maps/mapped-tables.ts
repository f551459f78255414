import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** Rows of one block of a map (database/migrations/0220_search_maps.sql): the bits of 512 bytes. */
export const BLOCK = 4_096

/** A row whose time comes is in the maps a minute later: until then clocks that differ by less cannot matter. */
export const SETTLED = sql`interval '1 minute'`

/** A large table with maps: which rows are listed, from when, and by which tokens besides their words. */
export interface MappedTable {
  readonly listed: RawBuilder<SqlBool>
  /** When a listed row appears; null: at once. */
  readonly appears: RawBuilder<Date | null>
  readonly tokens: RawBuilder<string[]>
  /** The beginning of tokens of a day, for each of which a map is made the nights before. */
  readonly days?: string
}

/** Today and the days after it for which maps are made: one more than are needed until the next night. */
const DAYS_AHEAD = 2
/** The days for which there are to be maps, as dates of the province. */
export const MAPPED_DAYS = sql`generate_series(0, ${DAYS_AHEAD}::int) ahead,
  lateral (select (now() at time zone 'Asia/Shanghai')::date + ahead as day) of_day`

/** The token of every listed row. */
export const LISTED = ''
export const areaToken = (code: string) => `area:${code}`
const IN_FORCE = 'inForce:'
/** Of a policy that is in force on a day, YYYY-MM-DD. */
export const inForceToken = (day: string) => `${IN_FORCE}${day}`

const published = sql<SqlBool>`status = 'PUBLISHED'`
const appears = sql<Date>`published_at`
const areas = sql<string[]>`(select array_agg('area:' || code)
  from unnest(case when area_codes = '{}'::text[] then '{*}'::text[] else area_codes end) code)`

export const MAPPED_TABLES = {
  policy: {
    listed: published,
    appears,
    tokens: sql<string[]>`${areas} || array['level:' || level, 'type:' || type]
      || array(select ${IN_FORCE} || day from ${MAPPED_DAYS}
        where coalesce(effective_to >= day, true) and coalesce(effective_from <= day, true))`,
    days: IN_FORCE,
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
