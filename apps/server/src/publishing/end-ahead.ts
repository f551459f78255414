import type { ErrorDef } from '@lqr/contract/kernel/errors.ts'
import { CallError } from '../http/call-error.ts'
import type { KeptRecord, Viewer } from './publication.ts'

/** What of a form says until when the public sees it: null is for good. */
type Ending<Field extends string> = Readonly<Record<Field, string | null>>

/** Refuses to make public what is over: it would stand there as published, and nobody would see it. */
export function endAhead<Field extends string>(field: Field, past: ErrorDef) {
  return (record: KeptRecord & Ending<Field>, { now }: Viewer): void => {
    const { change } = record
    const end = change ? (change as Ending<Field>)[field] : record[field]
    if (end !== null && Date.parse(end) <= now.getTime())
      throw new CallError(past, { fields: { [field]: past.msg } })
  }
}
