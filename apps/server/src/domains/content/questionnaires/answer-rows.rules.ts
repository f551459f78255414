import type { GivenAnswer } from '@lqr/contract/content/questionnaire-answer.rules.ts'
import type { Question } from '@lqr/contract/content/questionnaire-form.ts'
import type { Cell } from '../../../spreadsheets/workbook.ts'

/** An answer as it stands in one cell: the options in words, the number, or the text. */
export function cellOf({ options }: Question, answer: GivenAnswer | undefined, between: string): Cell {
  if (!answer) return null
  const { choices, number, text } = answer
  if (choices.length > 0) return choices.map((choice) => options[choice] ?? '').join(between)
  return number ?? (text === '' ? null : text)
}
