import { grouped } from '@lqr/contract/rules/grouped.ts'

/** A field of a record as it stood and as it is now, each in the words of its screen. */
export interface CorrectedField {
  readonly label: string
  readonly before: string
  readonly after: string
}

/** What a correction changes, field by field; undefined where it changes nothing. */
export function correctedWords(fields: readonly CorrectedField[]): string | undefined {
  const changed = fields.filter(({ before, after }) => before !== after)
  if (changed.length === 0) return undefined
  return changed.map(({ label, before, after }) => `${label}由 ${before} 更正为 ${after}`).join('；')
}

/** The same with why, as it stands on the timeline. */
export const correctedBecause = (words: string | undefined, reason: string) =>
  `${words ?? ''}。原因：${reason}`

/** An amount to the yuan: rounded, two amounts could read alike. */
export const exactAmount = (amountYuan: number | null) => `${grouped(amountYuan ?? 0)} 元`

export const exactPercent = (percent: number | null) => `${percent ?? 0}%`
