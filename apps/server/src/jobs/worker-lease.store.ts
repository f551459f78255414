import type pg from 'pg'

/** How a worker stands, as the operators read it. */
export interface WorkerStanding {
  readonly instance: string
  /** How often it had to be started again since its process began. */
  readonly restarts: number
  readonly lastError: string | undefined
}

/** Says that a worker lives. Its id is what its jobs are locked by. */
export async function takeLease(pool: pg.Pool, id: string, standing: WorkerStanding): Promise<void> {
  await pool.query('insert into job_worker (id, instance, restarts, last_error) values ($1, $2, $3, $4)', [
    id,
    standing.instance,
    standing.restarts,
    standing.lastError ?? null,
  ])
}

/** Says so again; false when the others have taken it for dead meanwhile and given its jobs away. */
export async function keepLease(pool: pg.Pool, id: string): Promise<boolean> {
  const { rowCount } = await pool.query('update job_worker set seen_at = now() where id = $1', [id])
  return rowCount === 1
}

/** Ends the lease of a worker that has finished its jobs. */
export async function endLease(pool: pg.Pool, id: string): Promise<void> {
  await pool.query('delete from job_worker where id = $1', [id])
}

/**
 * Releases the jobs of workers that were not heard of for so long, by the clock of the database; jobs that nobody living
 * holds are released too. Answers the workers that were given up.
 */
export async function releaseLapsed(pool: pg.Pool, lapseMs: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with limits as (select now() - make_interval(secs => $1) as silent_since),
    gone as (delete from job_worker using limits where seen_at < silent_since returning id),
    held as (
      select distinct locked_by as id from graphile_worker.jobs, limits where locked_at < silent_since
        and not exists (select from job_worker w where w.id = locked_by and w.seen_at >= silent_since)
    ),
    dead as (select id from gone union select id from held),
    released as (select graphile_worker.force_unlock_workers(array(select id from dead)) where exists (select from dead))
    select id from dead, (select count(*) from released) done`,
    [lapseMs / 1000],
  )
  return rows.map(({ id }) => id)
}
