import type pg from 'pg'

export type InboxKind = 'sms' | 'captcha' | 'totp'

export interface InboxRow {
  kind: InboxKind
  detail: Record<string, string>
  created_at: string
}

/** Puts one code or answer where a developer finds it; callers do so in demonstration mode only. */
export async function putIntoInbox(pool: pg.Pool, kind: InboxKind, detail: object): Promise<void> {
  await pool.query('insert into dev_inbox (kind, detail) values ($1, $2)', [kind, JSON.stringify(detail)])
}

/** The newest rows of each kind, newest first. */
export async function newestInboxRows(pool: pg.Pool, count: number): Promise<InboxRow[]> {
  const { rows } = await pool.query<InboxRow>(
    `select kind, detail, created_at from (
       select kind, detail, created_at, row_number() over (partition by kind order by id desc) as place from dev_inbox) newest
     where place <= $1 order by place`,
    [count],
  )
  return rows
}
