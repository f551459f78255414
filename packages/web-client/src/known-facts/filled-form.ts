import type { KnownFacts } from '@lqr/contract/facts/calls.ts'
import { type FactFormCode, fillsOf } from '@lqr/contract/facts/forms.ts'
import { FACT_SOURCES } from '@lqr/contract/facts/sources.ts'
import { VOUCHED_FACTS } from '@lqr/contract/facts/standing.ts'
import { yuanToTenThousands } from '@lqr/contract/rules/money-units.ts'

/** A field that arrived filled: with what, and where that comes from. */
export interface FilledField {
  readonly value: string | boolean
  readonly source: string
  readonly caseNo: string | null
  readonly asOf: string
  /** Of the certification: changed there, and not in a form. */
  readonly isVouched: boolean
}

/** The filled fields of a form by their names in the form. */
export type FilledForm = Readonly<Record<string, FilledField>>

/** As it is typed: amounts in 万元, other numbers as text. */
function typed(name: string, value: unknown): string | boolean | undefined {
  if (typeof value === 'number') return name.endsWith('Yuan') ? yuanToTenThousands(value) : String(value)
  return typeof value === 'string' || typeof value === 'boolean' ? value : undefined
}

/** What is known, by the fields of this form; `names` are those that differ from the contract's. */
export function filledForm(
  form: FactFormCode,
  { values, origins }: Pick<KnownFacts, 'values' | 'origins'>,
  names: Readonly<Record<string, string>> = {},
): FilledForm {
  const filled = fillsOf(form).flatMap(([name, facts]) => {
    const origin = origins.find(({ fact }) => fact === facts.find((one) => values[one] !== null))
    const value = origin && typed(name, values[origin.fact])
    if (!origin || value === undefined) return []
    const { fact, source, caseNo, asOf } = origin
    const sourceName = FACT_SOURCES.find(({ code }) => code === source)?.name ?? ''
    const isVouched = VOUCHED_FACTS.includes(fact)
    return [[names[name] ?? name, { value, source: sourceName, caseNo, asOf, isVouched }] as const]
  })
  return Object.fromEntries(filled)
}

/** What a draft keeps beside what was typed: which of it had been filled, and from where. */
export interface KeepsFilled {
  readonly filled?: FilledForm
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/**
 * The values a form begins with, and what its fields say of their source. Nothing typed is overwritten: a field of the draft stays,
 * filled once or typed, unless it still holds what the certification had vouched for and that has changed.
 */
export function beginFilled<V extends object>(
  start: V,
  filled: FilledForm,
  draft: (Partial<V> & KeepsFilled) | undefined,
): { readonly values: V; readonly filled: FilledForm } {
  const { filled: kept = {}, ...drafted } = draft ?? {}
  const typedOf = (name: string) => (drafted as Readonly<Record<string, unknown>>)[name]
  const startOf = (name: string) => (start as Readonly<Record<string, unknown>>)[name]
  const isOpen = ([name, { value, isVouched }]: readonly [string, FilledField]) => {
    const before = kept[name]
    const now = typedOf(name)
    if (before) return isVouched && now === before.value && now !== value
    return isEmpty(now) || now === startOf(name)
  }
  const open = Object.entries(filled).filter(isOpen)
  const keptNow = Object.entries(kept).filter(([name]) => !filled[name]?.isVouched)
  return {
    values: { ...start, ...drafted, ...Object.fromEntries(open.map(([name, { value }]) => [name, value])) },
    filled: { ...filled, ...Object.fromEntries(keptNow) },
  }
}
