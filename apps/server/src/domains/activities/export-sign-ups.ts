import { SIGN_UP_STATES } from '@lqr/contract/activities/kinds.ts'
import { shanghaiMinute } from '../../clocks/shanghai-minute.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Viewing } from '../../cases/case-kind.ts'
import { writeWorkbook, XLSX_TYPE } from '../../spreadsheets/workbook.ts'
import { activityCopy as copy } from './copy.ts'
import { listDeskRows } from './desk.store.ts'

const minute = (moment: string | null) => (moment === null ? '' : shanghaiMinute(new Date(moment)))

/** Who comes to an activity as a workbook, with numbers in full; a text is never read as a formula. */
export async function exportRows(
  { db, services, now }: Pick<Viewing, 'db' | 'services' | 'now'>,
  { id, title }: { id: string; title: string },
) {
  const listed = await listDeskRows(db, id)
  const rows = listed.map((row) => [
    row.contactName,
    services.cipher.decrypt(row.phoneCipher),
    row.from ?? '',
    row.people,
    SIGN_UP_STATES.find(({ code }) => code === row.state)?.name ?? '',
    row.ticketNumber,
    minute(row.at),
    minute(row.checkedInAt),
  ])
  const day = shanghaiDay(now)
  const sheet = { name: copy.sheet, notes: [copy.asOf(title, day, rows.length)], titles: copy.columns, rows }
  const content = await writeWorkbook([sheet])
  return {
    rows: rows.length,
    file: { stream: content, mime: XLSX_TYPE, name: copy.file(title, day), size: content.length },
  }
}
