import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { type Field, inputOf } from '@lqr/contract/kernel/field-input.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import type { RecordColumn } from '../records/record-column.ts'
import { copy } from './copy.ts'
import { type KeptRecord, nameOfRecord, type OwnFields, type Publication, valueOf } from './publication.ts'
import { figure, shownValue } from './shown-value.tsx'
import { PublicationTag } from './status-tag.tsx'

/** What a list of one kind draws otherwise than its declaration says. */
export interface ListOwn<R extends KeptRecord> {
  /** Where a record has a page of its own. */
  readonly to?: (record: R) => string
  /** Column → how it is drawn. */
  readonly cells?: Readonly<Record<string, (record: R) => ReactNode>>
  /** Fields that the kind has typed and read in its own way. */
  readonly owned?: OwnFields<R>
  /** What a change holds besides the form, for who reviews it. */
  readonly beside?: (record: R) => ReactNode
  /** Further acts of a kind, after those that every kind has. */
  readonly renderMore?: (record: R) => ReactNode
  /** Lists beside which the latest change is of no use. */
  readonly hidesUpdated?: boolean
}

const FIGURES = new Set(['amount', 'decimal', 'whole'])

/** Where a record stands, and why it was sent back. */
function Standing(record: KeptRecord) {
  const { returnReason } = record
  return (
    <>
      <PublicationTag {...record} />
      {returnReason && <p className="muted">{copy.returned(returnReason)}</p>}
    </>
  )
}

/** The column of one declared field: its label is the heading, and what it is typed into says how it is drawn. */
function columnOf<R extends KeptRecord>(
  { form, record }: Publication<R>,
  own: ((record: R) => ReactNode) | undefined,
  [key, name]: readonly [string, string],
): RecordColumn<R> {
  const shapes: Readonly<Record<string, Field>> = { ...record.shape, ...form.shape }
  const schema = shapes[name]
  if (!schema) return { key, title: name, render: () => null }
  return {
    key,
    title: labelOf(schema),
    render: own ?? ((row) => shownValue(schema, valueOf(row, name))),
    ...(FIGURES.has(inputOf(schema).kind) ? { align: 'right' as const } : {}),
  }
}

/** The columns of a list: the heading, what the declaration names, the state, and last what may be done. */
export function columnsOf<R extends KeptRecord>(
  publication: Publication<R>,
  { to, cells = {}, hidesUpdated = false }: ListOwn<R>,
  actions: ((record: R) => ReactNode) | undefined,
): readonly RecordColumn<R>[] {
  const { heading, columns } = publication
  const name = (record: R) => nameOfRecord(publication, record)
  return [
    {
      ...columnOf(publication, undefined, [heading, heading]),
      isHeading: true,
      render: (record) => (to ? <Link to={to(record)}>{name(record)}</Link> : name(record)),
    },
    ...Object.entries(columns).map((column) => columnOf(publication, cells[column[0]], column)),
    { key: 'status', title: copy.status, render: (record) => <Standing {...record} /> },
    ...(hidesUpdated
      ? []
      : [
          {
            key: 'updatedAt',
            title: copy.updatedAt,
            render: ({ updatedAt }: R) => figure(formatDateTime(updatedAt)),
          },
        ]),
    ...(actions ? [{ key: 'actions', title: copy.actions, render: actions }] : []),
  ]
}
