import { labelOf } from '@lqr/contract/kernel/field.ts'
import { maxLengthOf } from '@lqr/contract/kernel/field-limits.ts'
import { type Field, fieldsOf, inputOf } from '@lqr/contract/kernel/field-input.ts'
import { type PublicationStatus, wasPublished } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { DifferencesTable } from '../records/differences-table.tsx'
import { Facts } from '../records/facts.tsx'
import { copy } from './copy.ts'
import { MarkedWords } from './marked-words.tsx'
import { type KeptRecord, type OwnFields, type Publication, valueOf, workedOn } from './publication.ts'
import { changedFields } from './record-values.ts'
import { shownValue } from './shown-value.tsx'

/** A text that may be longer takes the whole width. */
const ONE_LINE = 100

const isRich = (schema: Field) => inputOf(schema).kind === 'rich'
const textIn = (value: unknown) => (typeof value === 'string' ? value : '')

interface RecordDifferencesProps<R extends KeptRecord> {
  publication: Publication<R>
  record: R
  owned?: OwnFields<R> | undefined
}

/** What the public would read anew: of a published record the fields that change, of a new one all of them. */
export function RecordDifferences<R extends KeptRecord>(props: RecordDifferencesProps<R>) {
  const { publication, record, owned = {} } = props
  const { form } = publication
  const show = (name: string, schema: Field, of: R) =>
    owned[name]?.show(valueOf(of, name), of) ?? shownValue(schema, valueOf(of, name))
  const after = workedOn(record)
  if (!wasPublished(record.status as PublicationStatus)) {
    const items = fieldsOf(form).map(([name, schema]) => {
      const shown = show(name, schema, after)
      return {
        label: labelOf(schema),
        value: shown && <span className="prewrap">{shown}</span>,
        isWide: owned[name] !== undefined || (maxLengthOf(schema) ?? 0) > ONE_LINE,
      }
    })
    return (
      <section aria-label={copy.firstTime} className="stack">
        <p>{copy.firstTime}</p>
        <Facts items={items} />
      </section>
    )
  }
  const changed = changedFields(form, record, after)
  if (changed.length === 0) return <p className="muted">{copy.noChanges}</p>
  const rows = changed.map(([name, schema]) => ({
    key: name,
    label: labelOf(schema),
    before: show(name, schema, record),
    after: isRich(schema) ? (
      <MarkedWords before={textIn(valueOf(record, name))} after={textIn(valueOf(after, name))} />
    ) : (
      show(name, schema, after)
    ),
  }))
  return <DifferencesTable label={copy.changes} rows={rows} />
}
