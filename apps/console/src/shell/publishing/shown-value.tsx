import type { ReactNode } from 'react'
import { type Field, inputOf } from '@lqr/contract/kernel/field-input.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDateShort, formatDateTime } from '@lqr/ui/format-date.ts'
import { nameOf } from '../records/name-of.ts'
import { picturePath } from '../rich-text/picture-path.ts'
import { copy } from './copy.ts'

/** Figures stand below each other. */
export const figure = (text: string) => <span className="tabular nowrap">{text}</span>

/** The value of a declared field as people read it: what it is typed into says how. Nothing for one that is empty. */
export function shownValue(schema: Field, value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return null
  const input = inputOf(schema)
  if (input.kind === 'code') return nameOf(input.items, String(value))
  if (input.kind === 'codes' && Array.isArray(value)) {
    return value.map((code: string) => nameOf(input.items, code)).join('、')
  }
  if (input.kind === 'lines' && Array.isArray(value)) return value.join('\n')
  if (input.kind === 'areas' && Array.isArray(value)) {
    return value.map((code: string) => substationOfCode(code)?.name ?? code).join('、') || copy.wholeProvince
  }
  if (input.kind === 'moment' && typeof value === 'string') return figure(formatDateTime(value))
  if ((input.kind === 'picture' || input.kind === 'logo') && typeof value === 'string') {
    return <img className="shown-picture" src={picturePath(value)} alt={copy.picture} />
  }
  if (input.kind === 'area' && typeof value === 'string') return substationOfCode(value)?.name ?? value
  if (input.kind === 'amount' && typeof value === 'number') return figure(formatAmount(value))
  if (input.kind === 'day' && typeof value === 'string') return figure(formatDateShort(value))
  return String(value)
}
