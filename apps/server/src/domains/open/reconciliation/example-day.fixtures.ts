import { readCalendar } from '../../../clocks/calendar.store.ts'
import { dayAfter } from '../../../clocks/calendar-days.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Db } from '../../../data/database.ts'
import { differencesOf, missingThere } from './compare.rules.ts'
import { PLATFORM } from './copy.ts'
import { holdDay, keepFile } from './day.store.ts'
import { firstDayOf } from './days.rules.ts'
import { keepDifferences } from './difference.store.ts'
import { readRows } from './facts.store.ts'
import { factsOf } from './file-facts.ts'
import { fileText } from './file.rules.ts'
import { keyOf, type Row } from './row.ts'

interface ExampleDay {
  readonly orgId: string
  readonly now: Date
  /** What the institution holds, beside what the platform does. */
  readonly theirs: (ours: readonly Row[]) => readonly Row[]
  readonly madeBy: string
}

/** The last working day that is over, compared with what the institution holds. */
export async function makeReconciledDay(db: Db, { orgId, now, theirs, madeBy }: ExampleDay): Promise<string> {
  const calendar = await readCalendar(db)
  let day = dayAfter(shanghaiDay(now), -1)
  while (!calendar.isWorkingDay(day)) day = dayAfter(day, -1)
  const from = firstDayOf(calendar, day)
  const { id: dayId } = await holdDay(db, { orgId, day, from })
  const ours = await readRows(db, { orgId, from, day })
  const own = theirs(ours)
  for (const [side, rows, by] of [
    ['ours', ours, PLATFORM],
    ['theirs', own, madeBy],
  ] as const) {
    const content = Buffer.from(fileText(rows, day))
    await keepFile(db, { dayId, side, content, facts: factsOf(content, rows), madeBy: by, now })
  }
  const known = new Map(ours.map((row) => [keyOf(row), row]))
  const found = own.flatMap((row) => differencesOf(known.get(keyOf(row)), row))
  await keepDifferences(db, [...found, ...missingThere(ours, own)], { dayId, now })
  return day
}
