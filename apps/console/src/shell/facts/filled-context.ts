import { createContext, useContext } from 'react'
import type { GivenDocument } from '@lqr/contract/facts/calls.ts'
import type { FilledField, FilledForm } from '@lqr/web-client/known-facts/filled-form.ts'

interface Known {
  readonly filled: FilledForm
  readonly documents: readonly GivenDocument[]
}

const NOTHING: Known = { filled: {}, documents: [] }

/** What is known to the form around: which fields arrived filled, and which documents were given before. */
export const KnownContext = createContext<Known>(NOTHING)

/** Where the field's first value comes from; undefined for a field that did not arrive filled. */
export function useFilledField(name: unknown): FilledField | undefined {
  const { filled } = useContext(KnownContext)
  return typeof name === 'string' ? filled[name] : undefined
}

export const useGivenDocuments = () => useContext(KnownContext).documents
