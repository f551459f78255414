import type { ReactNode } from 'react'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import type { Field, Fields } from '@lqr/contract/kernel/field-input.ts'
import type { ErrorDef } from '@lqr/contract/kernel/errors.ts'
import type { Page } from '@lqr/contract/kernel/page.ts'
import type { PublicationCan } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import type { PublicationKind } from '@lqr/contract/kernel/publishing/publication-kinds.ts'

/** What every record on the screen has. */
export interface KeptRecord {
  readonly id: string
  readonly status: string
  /** Where a change of what was published stands. */
  readonly changeStatus: string | null
  /** What is typed of it; the record's own fields are what the public reads. */
  readonly change: object | null
  readonly returnReason: string | null
  readonly submittedBy: string | null
  readonly submittedAt: string | null
  readonly publishedAt: string | null
  readonly can: PublicationCan
  readonly isExample: boolean
  readonly updatedAt: string
  readonly version: number
}

type Answering<T> = AnyCall & { readonly output: Field<T> }

/** What of a declared publication its screens are made of. */
export interface Publication<R extends KeptRecord> {
  readonly kind: PublicationKind
  readonly label: string
  readonly form: Fields
  readonly record: Fields
  readonly initial: object
  readonly heading: string
  readonly columns: Readonly<Record<string, string>>
  readonly filters?: Readonly<Record<string, Field>> | undefined
  /** What is answered of a record that is not there, or out of the viewer's reach. */
  readonly missing: ErrorDef
  readonly calls: {
    readonly list: Answering<Page<R>>
    readonly create: Answering<R>
    readonly update: Answering<R>
    readonly move: Answering<R>
  }
}

/** Fields that the page of a kind has typed and read in its own way, by name. */
export type OwnFields<R> = Readonly<
  Record<
    string,
    {
      /** The input for the form's field, where the usual one will not do; undefined of a new record. */
      readonly input?: (record: R | undefined) => ReactNode
      readonly show: (value: unknown, record: R) => ReactNode
    }
  >
>

/** A field of a record by its name. */
export function valueOf(record: object, name: string): unknown {
  return (record as Readonly<Record<string, unknown>>)[name]
}

/** What a record is called. */
export function nameOfRecord<R extends KeptRecord>({ heading }: Publication<R>, record: R): string {
  return String(valueOf(record, heading))
}

/** The record with the change that is kept beside it: what is being worked on. */
export function workedOn<R extends KeptRecord>(record: R): R {
  return { ...record, ...record.change }
}
