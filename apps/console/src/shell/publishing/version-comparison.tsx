import { labelOf } from '@lqr/contract/kernel/field.ts'
import { type Field, type Fields, inputOf } from '@lqr/contract/kernel/field-input.ts'
import { copy } from './copy.ts'
import { MarkedWords } from './marked-words.tsx'
import { valueOf } from './publication.ts'
import { changedFields } from './record-values.ts'
import { shownValue } from './shown-value.tsx'

const WORDS = new Set(['text', 'rich', 'lines', 'link', 'phone', 'serial'])

const isLines = (value: unknown) => Array.isArray(value) && value.every((line) => typeof line === 'string')

const textOf = (value: unknown) =>
  Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : ''

function Changed({ schema, before, after }: { schema: Field; before: unknown; after: unknown }) {
  const { kind } = inputOf(schema)
  const isInWords = WORDS.has(kind) || (kind === 'own' && isLines(before) && isLines(after))
  if (isInWords) return <MarkedWords before={textOf(before)} after={textOf(after)} />
  return (
    <>
      <del className="words-gone">{shownValue(schema, before) ?? copy.nothing}</del>{' '}
      <ins className="words-new">{shownValue(schema, after) ?? copy.nothing}</ins>
    </>
  )
}

interface VersionComparisonProps {
  form: Fields
  before: object
  after: object
}

/** The fields that differ between two states of a form, with the words that changed marked. */
export function VersionComparison({ form, before, after }: VersionComparisonProps) {
  const changed = changedFields(form, before, after)
  if (changed.length === 0) return <p className="muted">{copy.noDifference}</p>
  return (
    <dl className="version-differences">
      {changed.map(([name, schema]) => (
        <div key={name}>
          <dt>{labelOf(schema)}</dt>
          <dd>
            <Changed schema={schema} before={valueOf(before, name)} after={valueOf(after, name)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
