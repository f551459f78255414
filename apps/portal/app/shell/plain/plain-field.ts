import { codesOf, fieldMeta } from '@lqr/contract/kernel/field.ts'
import { type FieldInput, inputOf, maxLengthOf as textLengthOf } from '@lqr/contract/kernel/field-input.ts'
import { maxLengthOf, maxWanLengthOf } from '@lqr/contract/kernel/field-limits.ts'
import type * as z from 'zod'
import { plainCopy } from './copy.ts'
import type { DraftNames, KeptFile } from './typed.ts'

export interface Choice {
  readonly code: string
  readonly name: string
}

export interface ChoiceGroup {
  readonly label: string
  readonly choices: readonly Choice[]
}

/** A field of a form that works without scripts. What it shows and how it is read follows from its schema. */
export interface PlainField {
  /** Its name in the form and in the draft. */
  readonly name: string
  /** The field of the call, where that is called otherwise. */
  readonly of?: string
  readonly schema: z.ZodType
  readonly label?: string
  readonly help?: string
  readonly autoComplete?: string
  /** Whether it may stay empty, where the schema alone does not say so. */
  readonly isOptional?: boolean
  /** Long text, a password, or a tick, where the schema alone does not say so. */
  readonly as?: 'lines' | 'password' | 'tick'
  readonly choices?: readonly Choice[]
  readonly groups?: readonly ChoiceGroup[]
  /** A secret or a consent: never part of a draft, and asked for anew each time. */
  readonly isUnkept?: boolean
  /** Documents instead of text: how many may be sent. */
  readonly files?: number
}

/** A field as its page draws it; plain data, so that no schema goes to the browser. */
export interface FieldView {
  readonly name: string
  readonly label: string
  readonly control: 'text' | 'lines' | 'password' | 'date' | 'choice' | 'tick' | 'files'
  readonly isRequired: boolean
  readonly isUnkept: boolean
  readonly help?: string | undefined
  readonly unit?: string | undefined
  readonly maxLength?: number | undefined
  readonly inputMode?: 'decimal' | 'numeric' | 'tel' | undefined
  readonly autoComplete?: string | undefined
  readonly choices?: readonly Choice[] | undefined
  readonly groups?: readonly ChoiceGroup[] | undefined
  readonly files?: number | undefined
  /** What was handed in before as this document: taken by a tick. */
  readonly given?: { readonly label: string; readonly file: KeptFile } | undefined
}

const LONG_TEXT = 200

function controlOf({ schema, as, files, choices, groups }: PlainField): FieldView['control'] {
  if (files !== undefined) return 'files'
  if (as) return as
  const { kind } = inputOf(schema)
  if (kind === 'day') return 'date'
  if (kind === 'code' || choices || groups) return 'choice'
  return (textLengthOf(schema) ?? 0) > LONG_TEXT ? 'lines' : 'text'
}

/** Whether a form may leave the field empty. */
export function isOptional({ schema, isOptional: said }: PlainField): boolean {
  return said ?? schema.safeParse(undefined).success
}

function inputModeOf(kind: FieldInput['kind']): FieldView['inputMode'] {
  if (kind === 'amount' || kind === 'decimal') return 'decimal'
  if (kind === 'whole') return 'numeric'
  return kind === 'phone' ? 'tel' : undefined
}

export function viewOf(field: PlainField): FieldView {
  const { name, schema, autoComplete, choices = codesOf(schema), groups, files } = field
  const meta = fieldMeta(schema)
  const { kind } = inputOf(schema)
  const isAmount = kind === 'amount'
  return {
    name,
    label: field.label ?? meta?.label ?? '',
    control: controlOf(field),
    isRequired: !isOptional(field),
    isUnkept: field.isUnkept ?? false,
    help: field.help ?? meta?.help,
    unit: isAmount ? plainCopy.tenThousandYuan : meta?.unit,
    maxLength: files === undefined ? (isAmount ? maxWanLengthOf(schema) : maxLengthOf(schema)) : undefined,
    inputMode: inputModeOf(kind),
    autoComplete,
    choices: groups ? undefined : choices,
    groups,
    files,
  }
}

/** The names that a draft of these fields holds. */
export function draftNames(fields: readonly PlainField[]): DraftNames {
  const kept = fields.filter(({ isUnkept }) => !isUnkept)
  const isTick = ({ as }: PlainField) => as === 'tick'
  return {
    values: kept.flatMap((field) => (field.files === undefined && !isTick(field) ? [field.name] : [])),
    ticks: kept.filter(isTick).map(({ name }) => name),
    files: kept.flatMap(({ name, files }) => (files !== undefined && files > 1 ? [name] : [])),
    single: kept.flatMap(({ name, files }) => (files === 1 ? [name] : [])),
  }
}
