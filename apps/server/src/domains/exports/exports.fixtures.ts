import { createExport, downloadExport } from '@lqr/contract/exports/calls.ts'
import type { ExportFormat } from '@lqr/contract/exports/kinds.ts'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import type { ExportedList } from '../../exports/exported-list.ts'
import type { Services } from '../../http/services.ts'
import type { RawInput, TestApp } from '../../testing/test-app.ts'

/** Messages in an account's box, the last the newest. */
export async function makeMessages(
  { pool }: Services,
  accountId: string,
  count: number,
  title = '第 ',
): Promise<void> {
  await pool.query(
    `insert into message (account_id, kind, title, body, delivery)
     select $1, 'messages.test', $2 || n, '正文', 'box' from generate_series(1, $3) n`,
    [accountId, title, count],
  )
}

/** The same lists, which after so many pages do something first. */
export function stoppingAfter(
  pages: number,
  lists: ReadonlyMap<string, ExportedList>,
  then: () => Promise<void>,
): ReadonlyMap<string, ExportedList> {
  const stopped = (list: ExportedList): ExportedList => {
    let asked = 0
    const prepare: ExportedList['bound']['prepare'] = async (checked) => {
      const run = await list.bound.prepare(checked)
      return async (context) => {
        asked += 1
        if (asked === pages + 1) await then()
        return run(context)
      }
    }
    return { ...list, bound: { ...list.bound, prepare } }
  }
  return new Map([...lists].map(([name, list]) => [name, stopped(list)]))
}

/** A short list as a file, or what the asking was refused with. */
export async function takeFile(
  t: TestApp,
  list: AnyCall,
  { format, ...input }: RawInput & { format: ExportFormat },
  token?: string,
) {
  const by = token ? { token } : {}
  const asked = await t.send(createExport, { body: { list: list.name, format, ...input } }, by)
  if (asked.status !== 200) return asked
  const { id } = asked.data as { id: string }
  return t.send(downloadExport, { params: { id } }, by)
}
