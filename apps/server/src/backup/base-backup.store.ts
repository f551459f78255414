import pg from 'pg'

/** A base backup under way; the database goes on working meanwhile. */
export interface BaseBackup {
  /** Ends it: the text of `backup_label`, and the name of the first write-ahead file that the copy needs. */
  finish(): Promise<{ label: string; firstSegment: string }>
}

const SLOT = 'longqirong_backup'

/** Lets `copy` copy the cluster's files while the write-ahead log that makes the copy whole is kept for it. */
export async function duringBaseBackup(
  url: string,
  copy: (backup: BaseBackup) => Promise<void>,
): Promise<void> {
  const session = new pg.Client({ connectionString: url, application_name: 'longqirong-backup' })
  session.on('error', () => undefined)
  await session.connect()
  try {
    // Temporary: it ends with the session, so a killed backup keeps no log for ever.
    await session.query('select pg_create_physical_replication_slot($1, true, true)', [SLOT])
    await session.query(`select pg_backup_start('longqirong', true)`)
    await copy({
      async finish() {
        const { rows } = await session.query<{ label: string }>(
          'select labelfile as label from pg_backup_stop(false)',
        )
        const label = rows[0]?.label ?? ''
        return { label, firstSegment: /\(file ([0-9A-F]{24})\)/.exec(label)?.[1] ?? '' }
      },
    })
  } finally {
    await session.end()
  }
}

/** Gives the owner of a copied cluster a password of its own, so that a backup opens nothing but itself. */
export async function changePassword(url: string, password: string): Promise<void> {
  const session = new pg.Client({ connectionString: url })
  await session.connect()
  try {
    await session.query(`alter role postgres password ${session.escapeLiteral(password)}`)
  } finally {
    await session.end()
  }
}
