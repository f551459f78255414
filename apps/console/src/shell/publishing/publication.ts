import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import type { Field, Fields } from '@lqr/contract/kernel/field-input.ts'
import type { Page } from '@lqr/contract/kernel/page.ts'
import type { PublicationKind } from '@lqr/contract/kernel/publishing/publication-kinds.ts'

/** What every record on the screen has. */
export interface KeptRecord {
  readonly id: string
  readonly status: string
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
  readonly calls: {
    readonly list: Answering<Page<R>>
    readonly create: Answering<R>
    readonly update: Answering<R>
    readonly move: Answering<R>
  }
}

/** A field of a record by its name. */
export function valueOf(record: object, name: string): unknown {
  return (record as Readonly<Record<string, unknown>>)[name]
}

/** What a record is called. */
export function nameOfRecord<R extends KeptRecord>({ heading }: Publication<R>, record: R): string {
  return String(valueOf(record, heading))
}
