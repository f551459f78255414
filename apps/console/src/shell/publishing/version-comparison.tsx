import type { ReactNode } from 'react'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { type Field, type Fields, inputOf } from '@lqr/contract/kernel/field-input.ts'
import { copy } from './copy.ts'
import { MarkedWords } from './marked-words.tsx'
import { type KeptRecord, type OwnFields, valueOf } from './publication.ts'
import { changedFields } from './record-values.ts'
import { shownValue } from './shown-value.tsx'

const WORDS = new Set(['text', 'rich', 'lines', 'link', 'phone', 'serial'])

const isLines = (value: unknown) => Array.isArray(value) && value.every((line) => typeof line === 'string')

const textOf = (value: unknown) =>
  Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : ''

interface ChangedProps {
  schema: Field
  before: unknown
  after: unknown
  /** A value as it is read, where it is not words. */
  show: (value: unknown) => ReactNode
}

function Changed({ schema, before, after, show }: ChangedProps) {
  const { kind } = inputOf(schema)
  const isInWords = WORDS.has(kind) || (kind === 'own' && isLines(before) && isLines(after))
  if (isInWords) return <MarkedWords before={textOf(before)} after={textOf(after)} />
  return (
    <>
      <del className="words-gone">{show(before) ?? copy.nothing}</del>{' '}
      <ins className="words-new">{show(after) ?? copy.nothing}</ins>
    </>
  )
}

interface VersionComparisonProps<R extends KeptRecord> {
  form: Fields
  record: R
  before: object
  after: object
  /** Fields that the kind reads in its own way. */
  owned?: OwnFields<R> | undefined
}

/** The fields that differ between two states of a form, with the words that changed marked. */
export function VersionComparison<R extends KeptRecord>(props: VersionComparisonProps<R>) {
  const { form, record, before, after, owned = {} } = props
  const changed = changedFields(form, before, after)
  if (changed.length === 0) return <p className="muted">{copy.noDifference}</p>
  return (
    <dl className="version-differences">
      {changed.map(([name, schema]) => (
        <div key={name}>
          <dt>{labelOf(schema)}</dt>
          <dd>
            <Changed
              schema={schema}
              before={valueOf(before, name)}
              after={valueOf(after, name)}
              show={(value) => owned[name]?.show(value, record) ?? shownValue(schema, value)}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
