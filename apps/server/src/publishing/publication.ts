import type * as z from 'zod'
import type { AccessKind, ServiceKind } from '@lqr/contract/kernel/access.ts'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import type { ErrorDef } from '@lqr/contract/kernel/errors.ts'
import type { PublicationKind } from '@lqr/contract/kernel/publishing/publication-kinds.ts'
import type { PublicationAction } from '@lqr/contract/kernel/publishing/publication-states.ts'
import type { Db } from '../data/database.ts'
import type { PageRequest } from '../data/paging.ts'
import type { Actor } from '../http/actor.ts'
import type { Maintainers, ReviewedRecord } from './publication.access.ts'
import type { RecordColumns, RecordQuery } from './publication.store.ts'

type Person = Exclude<AccessKind, ServiceKind>
/** A call of people, whoever they are. */
export type PersonCall = AnyCall & { readonly access: Person | readonly Person[] }
type ById = { readonly params: z.ZodType<{ id: string }> & AnyCall['params'] }

/** A call about one record. */
export type RecordCall = PersonCall & ById

/** What of a declared publication its calls are bound by. */
export interface Declared<Form> extends Maintainers {
  readonly kind: PublicationKind
  readonly missing: ErrorDef
  readonly calls: {
    readonly list: PersonCall & { readonly body: z.ZodType<ListInput> }
    readonly create: PersonCall & { readonly body: z.ZodType<Form> }
    readonly update: RecordCall & { readonly body: z.ZodType<Form & { version: number }> }
    readonly move: RecordCall & { readonly body: z.ZodType<MoveInput> }
  }
}

export interface ListInput extends PageRequest {
  readonly keyword?: string | undefined
  readonly status?: string | undefined
}

export interface MoveInput {
  readonly action: PublicationAction
  readonly version: number
  readonly reason?: string | undefined
  readonly deletes?: boolean | undefined
}

/** For whom and when a record is read. */
export interface Viewer {
  readonly actor: Actor
  readonly now: Date
}

export interface KeptRecord extends ReviewedRecord {
  readonly id: string
  readonly version: number
  /** What is typed of the change of a published record. */
  readonly change: unknown
  readonly publishedAt: string | null
}

/** A move of a record, with the record before and after it. */
export interface MovedRecord<Row> {
  readonly action: PublicationAction
  readonly before: Row
  readonly after: Row
}

/** A publication on the server: what its table and its own rules add to what was declared. */
export interface Publication<Form, Row extends KeptRecord> {
  readonly declared: Declared<Form>
  /** The columns of what is typed, with the words it is found by. */
  readonly columns: (form: Form) => RecordColumns
  /** The records in the viewer's reach. */
  readonly records: (db: Db, viewer: Viewer) => RecordQuery<Row>
  /** The further filters of the list: input → column. */
  readonly filters?: Readonly<Record<string, string>>
  /** What is kept of a form that was sent, where it is not all of it. */
  readonly clean?: (form: Form) => Form
  /** What only the server knows of a form, reading if it must, and of the record that it changes; throws. */
  readonly check?: (form: Form, viewer: Viewer, db: Db, before?: Row) => void | Promise<void>
  /** The record it is made under, by the path of the create call: its columns, and what the audit row says of it; throws when there is none. */
  readonly within?: (
    db: Db,
    id: string,
    viewer: Viewer,
  ) => Promise<{ columns: RecordColumns; detail: Record<string, unknown> }>
  /** The fields of the form, where every released version of it is kept. */
  readonly versions?: { readonly fields: readonly string[] }
  /** What goes with a draft that is deleted, kept in tables of its own, or stands against it; throws. */
  readonly deleteBeside?: (tx: Db, id: string, viewer: Viewer) => Promise<void>
  /** What else stands against submitting and publishing; throws. One that is brought back comes without its change. */
  readonly publishable?: (record: Row, viewer: Viewer, db: Db) => void | Promise<void>
  /** When the public reads what is released now, where it is not at once; `released` is the record or its change. */
  readonly publishedAt?: (record: Row, released: unknown, now: Date) => string
  /** What follows of a move for others, in its transaction. */
  readonly follow?: (db: Db, step: MovedRecord<Row>, viewer: Viewer) => Promise<void>
  /** What a change holds besides the form, kept in tables of its own: made public with it, or thrown away. */
  readonly beside?: {
    readonly approve: (tx: Db, id: string) => Promise<void>
    readonly discard: (tx: Db, id: string) => Promise<void>
  }
}
