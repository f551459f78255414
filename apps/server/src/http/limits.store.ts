import type pg from 'pg'

export interface Hits {
  readonly key: string
  readonly window: number
  readonly hits: number
}

/**
 * Adds hits to their shared windows; answers the windows' totals over all instances. Rows are taken in the order of their keys: two
 * instances that met the same addresses in another order would wait for each other.
 */
export async function addHits(
  pool: pg.Pool,
  hits: readonly Hits[],
): Promise<{ key: string; hits: number }[]> {
  const { rows } = await pool.query<{ key: string; hits: number }>(
    `insert into rate_window (key, window_start, hits)
     select h.key, h.window_start, h.hits from unnest($1::text[], $2::timestamptz[], $3::int[]) as h (key, window_start, hits)
     order by h.key
     on conflict (key, window_start) do update set hits = rate_window.hits + excluded.hits returning key, hits`,
    columnsOf(hits),
  )
  return rows
}

/** Hits and how many of them their window takes. */
export interface BoundedHits extends Hits {
  readonly most: number
}

/** Adds hits where their windows still have room for all of them; answers the keys of those. */
export async function spendHits(pool: pg.Pool, hits: readonly BoundedHits[]): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(
    `insert into rate_window (key, window_start, hits)
     select h.key, h.window_start, h.hits
     from unnest($1::text[], $2::timestamptz[], $3::int[], $4::int[]) as h (key, window_start, hits, most)
     where h.hits <= h.most
     on conflict (key, window_start) do update set hits = rate_window.hits + excluded.hits
     where rate_window.hits + excluded.hits
       <= (select most from unnest($1::text[], $4::int[]) as m (key, most) where m.key = excluded.key)
     returning key`,
    [...columnsOf(hits), hits.map(({ most }) => most)],
  )
  return rows.map(({ key }) => key)
}

/** Takes hits back that were added for nothing. */
export async function giveBack(pool: pg.Pool, hits: readonly Hits[]): Promise<void> {
  if (hits.length === 0) return
  await pool.query(
    `update rate_window w set hits = w.hits - h.hits
     from unnest($1::text[], $2::timestamptz[], $3::int[]) as h (key, window_start, hits)
     where w.key = h.key and w.window_start = h.window_start`,
    columnsOf(hits),
  )
}

function columnsOf(hits: readonly Hits[]) {
  return [hits.map(({ key }) => key), hits.map(({ window }) => new Date(window)), hits.map((hit) => hit.hits)]
}
