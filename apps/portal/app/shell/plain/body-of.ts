import { inputOf } from '@lqr/contract/kernel/field-input.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { needsUnitConfirmation } from '@lqr/contract/rules/amount.ts'
import { checkTenThousands, tenThousandsToYuan } from '@lqr/contract/rules/money-units.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import * as z from 'zod'
import { plainCopy } from './copy.ts'
import { isOptional, type PlainField } from './plain-field.ts'
import type { ReadForm } from './read-form.ts'

interface Body {
  readonly body: Readonly<Record<string, unknown>>
  /** Field of the form → what is wrong with it. */
  readonly problems: Readonly<Record<string, string>>
}

type Sent = Pick<ReadForm, 'typed' | 'units'>

/** What is wrong with an amount as it was typed; one of six or more digits is asked about once (rule 5.2). */
function amountProblem(field: PlainField, text: string, confirmed: string): string | undefined {
  const label = field.label ?? labelOf(field.schema)
  const problem = checkTenThousands(text, label)
  if (problem !== undefined || !needsUnitConfirmation(text) || confirmed === text) return problem
  return plainCopy.unitQuestion(label, text, formatAmount(tenThousandsToYuan(text)))
}

function numberOf(text: string): number | undefined {
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined
}

/** What is sent of one field: what was typed, in the shape of its schema. */
function valueOf({ schema, as }: PlainField, text: string): unknown {
  if (as === 'tick') return text !== ''
  if (text === '') return undefined
  const { kind } = inputOf(schema)
  if (kind === 'amount') return tenThousandsToYuan(text)
  return kind === 'whole' || kind === 'decimal' ? (numberOf(text) ?? text) : text
}

/** The fields that hold text as the body of their call takes them; files are for the form's own page to place. */
export function bodyOf(fields: readonly PlainField[], { typed, units }: Sent): Body {
  const body: Record<string, unknown> = {}
  const problems: Record<string, string> = {}
  for (const field of fields) {
    if (field.files !== undefined) continue
    const text = typed.values[field.name] ?? ''
    const value = valueOf(field, text)
    if (value !== undefined) body[field.of ?? field.name] = value
    const isAmount = inputOf(field.schema).kind === 'amount'
    const problem = isAmount && text !== '' ? amountProblem(field, text, units[field.name] ?? '') : undefined
    if (problem) problems[field.name] = problem
    else if ((value ?? false) === false && !isOptional(field)) problems[field.name] = emptyProblem(field)
  }
  return { body, problems }
}

/** The sentence of the field's own schema for nothing typed. */
function emptyProblem({ schema, label }: PlainField): string {
  const refused = z.safeParse(schema, undefined).error ?? z.safeParse(schema, '').error
  return refused?.issues[0]?.message ?? `请填写${label ?? labelOf(schema)}`
}

/** What a schema finds wrong, by the fields of the form. */
export function schemaProblems(
  schema: z.ZodType,
  body: unknown,
  fields: readonly PlainField[],
): Record<string, string> {
  const issues = schema.safeParse(body).error?.issues ?? []
  return byFormField(
    Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message])),
    fields,
  )
}

/** Refusals of a call, which names its own fields, by those of the form. */
export function byFormField(
  refused: Readonly<Record<string, string>>,
  fields: readonly PlainField[],
): Record<string, string> {
  const nameOf = (of: string) => fields.find((field) => (field.of ?? field.name) === of)?.name ?? of
  return Object.fromEntries(
    Object.entries(refused).map(([name, text]) => [nameOf(name.split('.')[0] ?? name), text]),
  )
}
