import { ITEM_DELIVERIES, ITEM_STANDINGS } from '@lqr/contract/policies/item-kinds.ts'
import { MOST_LEDGER_ROWS } from '@lqr/contract/policies/ledger-calls.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Db } from '../../../data/database.ts'
import { writeWorkbook, XLSX_TYPE } from '../../../spreadsheets/workbook.ts'
import { ledgerFileCopy as copy } from './copy.ts'
import { countLedger, findFitting, type findItemHeading } from './ledger.store.ts'

type Heading = NonNullable<Awaited<ReturnType<typeof findItemHeading>>>

const nameIn = (list: readonly { code: string; name: string }[], code: string) =>
  list.find((one) => one.code === code)?.name ?? code
const dayOf = (moment: string | null) => (moment === null ? null : shanghaiDay(new Date(moment)))

/** Everybody whom an item fits, as a file: by area and name, with what became of it. */
export async function exportLedger(db: Db, id: string, { name, delivery, office }: Heading, now: Date) {
  const fitting = await findFitting(db, id, MOST_LEDGER_ROWS)
  const { matched } = await countLedger(db, id)
  const day = shanghaiDay(now)
  const content = await writeWorkbook([
    {
      name: copy.sheet,
      notes: [
        copy.title(name, nameIn(ITEM_DELIVERIES, delivery), office),
        copy.asOf(day, fitting.length, matched),
      ],
      titles: copy.titles,
      rows: fitting.map((one) => [
        one.corporateName,
        one.creditCode,
        one.areaCode ? (substationOfCode(one.areaCode)?.name ?? one.areaCode) : null,
        nameIn(ITEM_STANDINGS, one.standing),
        one.rulesVersion,
        dayOf(one.matchedAt),
        dayOf(one.toldAt),
        dayOf(one.openedAt),
        dayOf(one.declaredAt),
      ]),
    },
  ])
  const file = { stream: content, mime: XLSX_TYPE, name: copy.fileName(name, day), size: content.length }
  return { file, rows: fitting.length }
}
