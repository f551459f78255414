import * as z from 'zod'
import type { AreaFigures, DutyFieldRecord } from './duty.store.ts'

const whole = z.int().min(0)

/** What a file has to be before it is kept: every area once, the province first and no smaller than any prefecture, every named field a whole number. */
function schemaOf(fields: readonly DutyFieldRecord[]) {
  const named = Object.fromEntries(fields.map(({ name }) => [name, whole]))
  return z
    .strictObject({
      day: z.iso.date(),
      rows: z
        .array(z.strictObject({ areaCode: z.string().regex(/^62\d{4}$/), values: z.strictObject(named) }))
        .min(1),
    })
    .refine(({ rows }) => new Set(rows.map(({ areaCode }) => areaCode)).size === rows.length, 'an area twice')
    .refine(
      ({ rows: [province, ...others] }) =>
        fields.every(
          ({ name }) =>
            others.reduce((sum, { values }) => sum + (values[name] ?? 0), 0) <= (province?.values[name] ?? 0),
        ),
      'areas exceed the province',
    )
}

/** The file of a day as text: the figures under the names of whoever gets it, checked against its schema. */
export function dutyFileText(
  day: string,
  rows: readonly AreaFigures[],
  fields: readonly DutyFieldRecord[],
): string {
  const content = {
    day,
    rows: rows.map((row) => ({
      areaCode: row.areaCode,
      values: Object.fromEntries(fields.map(({ indicator, name }) => [name, row[indicator]])),
    })),
  }
  return `${JSON.stringify(schemaOf(fields).parse(content), null, 2)}\n`
}
