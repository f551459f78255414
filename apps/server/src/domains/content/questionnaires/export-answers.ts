import { MOST_EXPORTED } from '@lqr/contract/content/questionnaire-result-calls.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Db } from '../../../data/database.ts'
import { CSV_TYPE, csvOf, neutralRow } from '../../../spreadsheets/csv.ts'
import { writeWorkbook, XLSX_TYPE } from '../../../spreadsheets/workbook.ts'
import { cellOf } from './answer-rows.rules.ts'
import { findAnswers } from './answers.store.ts'
import { exportCopy as copy } from './copy.ts'
import { wantedVersion } from './results.ts'
import type { findHeading } from './questionnaires.store.ts'

type Heading = NonNullable<Awaited<ReturnType<typeof findHeading>>>

interface Wanted {
  readonly number: number | undefined
  readonly format: 'xlsx' | 'csv'
  readonly now: Date
}

/** The answers to a version as a file: a row each, the latest first. */
export async function exportAnswers(db: Db, heading: Heading, { number, format, now }: Wanted) {
  const { wanted, questions } = await wantedVersion(db, heading, number)
  const answers = await findAnswers(db, heading.id, wanted, MOST_EXPORTED)
  const titles = [copy.answeredOn, ...questions.map(({ text }, place) => `${place + 1}. ${text}`)]
  const rows = answers.map((one) => [
    shanghaiDay(new Date(one.answeredAt)),
    ...questions.map((question, place) => cellOf(question, one.answers[place], copy.between)),
  ])
  const day = shanghaiDay(now)
  const content =
    format === 'csv'
      ? Buffer.from(csvOf([titles, ...rows]))
      : await writeWorkbook([
          {
            name: copy.sheet,
            notes: [copy.title(heading.title, wanted), copy.asOf(day, rows.length)],
            titles,
            rows: rows.map(neutralRow),
          },
        ])
  return {
    number: wanted,
    rows: rows.length,
    file: {
      stream: content,
      mime: format === 'csv' ? CSV_TYPE : XLSX_TYPE,
      name: copy.fileName(heading.title, day, format),
      size: content.length,
    },
  }
}
