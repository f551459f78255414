import { useState } from 'react'
import type { GivenDocument } from '@lqr/contract/facts/calls.ts'
import { beginFilled, type FilledForm, type KeepsFilled } from '@lqr/web-client/known-facts/filled-form.ts'
import type { KnownForForm } from './use-known-facts.ts'

interface Begun<V> {
  readonly values: V
  readonly filled: FilledForm
  readonly documents: readonly GivenDocument[]
  /** What the form begins with when its draft is cleared. */
  readonly anew: V
}

/** What a form begins with, worked out once: its own beginning, what is known, and above both what was typed before. */
export function useBegun<V extends object>(
  start: V,
  { filled, documents }: KnownForForm,
  restored?: Partial<V> & KeepsFilled,
): Begun<V> {
  const [begun] = useState(() => ({
    ...beginFilled(start, filled, restored),
    documents,
    anew: beginFilled(start, filled, undefined).values,
  }))
  return begun
}
