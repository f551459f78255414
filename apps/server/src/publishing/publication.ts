import type * as z from 'zod'
import type { AccessKind, ServiceKind } from '@lqr/contract/kernel/access.ts'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import type { ErrorDef } from '@lqr/contract/kernel/errors.ts'
import type { PublicationKind } from '@lqr/contract/kernel/publishing/publication-kinds.ts'
import type { PublicationAction } from '@lqr/contract/kernel/publishing/publication-states.ts'
import type { Db } from '../data/database.ts'
import type { PageRequest } from '../data/paging.ts'
import type { Actor } from '../http/actor.ts'
import type { RecordColumns, RecordQuery } from './publication.store.ts'

type Person = Exclude<AccessKind, ServiceKind>
type PersonCall = AnyCall & { readonly access: Person | readonly Person[] }
type ById = { readonly params: z.ZodType<{ id: string }> & AnyCall['params'] }

/** What of a declared publication its calls are bound by. */
export interface Declared<Form> {
  readonly kind: PublicationKind
  readonly missing: ErrorDef
  readonly calls: {
    readonly list: PersonCall & { readonly body: z.ZodType<ListInput> }
    readonly create: PersonCall & { readonly body: z.ZodType<Form> }
    readonly update: PersonCall & ById & { readonly body: z.ZodType<Form & { version: number }> }
    readonly move: PersonCall &
      ById & { readonly body: z.ZodType<{ action: PublicationAction; version: number }> }
  }
}

export interface ListInput extends PageRequest {
  readonly keyword?: string | undefined
  readonly status?: string | undefined
}

/** For whom and when a record is read. */
export interface Viewer {
  readonly actor: Actor
  readonly now: Date
}

export interface KeptRecord {
  readonly id: string
  readonly status: string
  readonly version: number
}

/** A publication on the server: what its table and its own rules add to what was declared. */
export interface Publication<Form, Row extends KeptRecord, Shown extends KeptRecord = Row> {
  readonly declared: Declared<Form>
  /** The columns of what is typed, with the words it is found by. */
  readonly columns: (form: Form) => RecordColumns
  /** The records in the viewer's reach. */
  readonly records: (db: Db, viewer: Viewer) => RecordQuery<Row>
  /** The record as it is answered, where that is more than the row: what the viewer may do. */
  readonly shown?: (record: Row, viewer: Viewer) => Shown
  /** The further filters of the list: input → column. */
  readonly filters?: Readonly<Record<string, string>>
  /** What only the server knows of a form; throws. */
  readonly check?: (form: Form) => void
  /** The record it is made under, by the path of the create call: its columns, and what the audit row says of it; throws when there is none. */
  readonly within?: (
    db: Db,
    id: string,
    viewer: Viewer,
  ) => Promise<{ columns: RecordColumns; detail: Record<string, unknown> }>
  /** What else stands against publishing; throws. */
  readonly publishable?: (record: Shown) => void
}
