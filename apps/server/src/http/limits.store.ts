import type pg from 'pg'

export interface Hits {
  readonly key: string
  readonly window: number
  readonly hits: number
}

/** Adds hits to their shared windows; answers the windows' totals over all instances. */
export async function addHits(
  pool: pg.Pool,
  hits: readonly Hits[],
): Promise<{ key: string; hits: number }[]> {
  const { rows } = await pool.query<{ key: string; hits: number }>(
    `insert into rate_window (key, window_start, hits)
     select h.key, h.window_start, h.hits from unnest($1::text[], $2::timestamptz[], $3::int[]) as h (key, window_start, hits)
     on conflict (key, window_start) do update set hits = rate_window.hits + excluded.hits returning key, hits`,
    [hits.map(({ key }) => key), hits.map(({ window }) => new Date(window)), hits.map((hit) => hit.hits)],
  )
  return rows
}
