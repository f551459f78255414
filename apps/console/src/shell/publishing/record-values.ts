import { labelOf } from '@lqr/contract/kernel/field.ts'
import {
  type Field,
  type FieldInput,
  type Fields,
  fieldsOf,
  inputOf,
  takesNull,
} from '@lqr/contract/kernel/field-input.ts'
import { isPublicAt } from '@lqr/contract/kernel/publishing/publication-states.ts'
import {
  checkFilledTenThousands,
  tenThousandsToYuan,
  yuanToTenThousands,
} from '@lqr/contract/rules/money-units.ts'
import { checkTwoDecimals } from '@lqr/contract/rules/numeric.ts'
import { areWithin } from '@lqr/contract/reference/substations.ts'
import { numberOf } from '../forms/number-of.ts'
import { type KeptRecord, valueOf } from './publication.ts'

/** What the form of a record holds, by contract field: amounts (in 万元) and numbers as text, lines as one text. */
export type RecordValues = Readonly<Record<string, unknown>>

const textIn = (value: unknown) => (typeof value === 'string' ? value : '')

/** The lines of a text area, blank ones left out. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

function typed({ kind }: FieldInput, value: unknown): unknown {
  switch (kind) {
    case 'amount':
      return typeof value === 'number' ? yuanToTenThousands(value) : ''
    case 'decimal':
    case 'whole':
      return typeof value === 'number' ? String(value) : ''
    case 'lines':
      return Array.isArray(value) ? value.join('\n') : ''
    case 'text':
    case 'rich':
    case 'phone':
    case 'serial':
    case 'link':
      return value ?? ''
    case 'area':
    case 'areas':
    case 'day':
    case 'moment':
    case 'picture':
    case 'logo':
    case 'code':
    case 'codes':
    case 'own':
      return value ?? undefined
  }
}

/** Nothing typed into a field that may stay empty. */
const isLeftEmpty = (schema: Field, value: unknown) => textIn(value).trim() === '' && takesNull(schema)

function sent(schema: Field, value: unknown): unknown {
  switch (inputOf(schema).kind) {
    case 'amount':
      return isLeftEmpty(schema, value) ? null : tenThousandsToYuan(textIn(value))
    case 'decimal':
    case 'whole':
      return isLeftEmpty(schema, value) ? null : numberOf(textIn(value))
    case 'lines':
      return linesOf(textIn(value))
    case 'text':
    case 'rich':
    case 'phone':
    case 'serial':
    case 'link':
      return isLeftEmpty(schema, value) ? null : value
    case 'area':
    case 'areas':
    case 'day':
    case 'moment':
    case 'picture':
    case 'logo':
    case 'code':
    case 'codes':
    case 'own':
      return value === undefined && takesNull(schema) ? null : value
  }
}

function problem(schema: Field, value: unknown): string | undefined {
  const { kind } = inputOf(schema)
  if (isLeftEmpty(schema, value)) return undefined
  if (kind === 'amount') return checkFilledTenThousands(textIn(value), labelOf(schema))
  return kind === 'decimal' ? checkTwoDecimals(textIn(value).trim()) : undefined
}

const byField = <T>(fields: Fields, make: (field: Field, name: string) => T) =>
  Object.fromEntries(fieldsOf(fields).map(([name, field]) => [name, make(field, name)]))

/** A record as the form shows it. */
export function valuesOf(fields: Fields, record: object): RecordValues {
  return byField(fields, (schema, name) => typed(inputOf(schema), valueOf(record, name)))
}

/** The fields of the form: what the public reads already is corrected as soon as it is approved, at no time of its own. */
export function typedFields(
  fields: Fields,
  record: Pick<KeptRecord, 'status' | 'publishedAt'> | undefined,
  now: Date,
) {
  const isPublic = record !== undefined && isPublicAt(record, now)
  return fieldsOf(fields).filter(([name]) => !(isPublic && name === 'publishAt'))
}

/** The fields that are told, as they are typed: what a new form begins with, or what was found for it. */
export function beginningOf(fields: Fields, initial: object): RecordValues {
  const values = valuesOf(fields, initial)
  return Object.fromEntries(Object.keys(initial).map((name) => [name, values[name]]))
}

/** Areas that somebody who edits one region alone can take: those of the form, or the region where they are not all in it. */
export function withinRegion(fields: Fields, values: RecordValues, region: string | undefined): RecordValues {
  if (region === undefined) return values
  const areas = fieldsOf(fields).flatMap(([name, schema]) => {
    const codes = values[name]
    if (inputOf(schema).kind !== 'areas' || !Array.isArray(codes)) return []
    return [[name, areWithin(codes as string[], region) ? codes : [region]] as const]
  })
  return { ...values, ...Object.fromEntries(areas) }
}

/** What the form holds, as the calls take it; what is missing is asked for by the contract. */
export function bodyOf(fields: Fields, values: RecordValues): Record<string, unknown> {
  return byField(fields, (schema, name) => sent(schema, values[name]))
}

/** Amounts and numbers that cannot be read, by field: the body holds nothing for them any more. */
export function problemsOf(fields: Fields, values: RecordValues): Record<string, string> {
  const problems = byField(fields, (schema, name) => problem(schema, values[name]))
  return Object.fromEntries(
    Object.entries(problems).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  )
}

/** The fields that differ between two states of a record. */
export function changedFields(fields: Fields, before: object, after: object) {
  const [one, other] = [valuesOf(fields, before), valuesOf(fields, after)]
  return fieldsOf(fields).filter(([name]) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))
}

/** The labels of the fields that differ between two states of a record. */
export function changedLabels(fields: Fields, before: object, after: object): string[] {
  return changedFields(fields, before, after).map(([, field]) => labelOf(field))
}
