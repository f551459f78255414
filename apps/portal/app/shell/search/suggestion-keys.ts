/** What a key does to the list of suggestions; undefined leaves the key to the browser. */
export type KeyEffect = { readonly do: 'mark'; readonly at: number } | { readonly do: 'choose' | 'close' }

interface ListState {
  readonly isOpen: boolean
  readonly count: number
  /** The marked suggestion; -1 is the box itself. */
  readonly at: number
}

/**
 * The keys of a combobox (ARIA pattern): arrows go round through the suggestions and the box, Enter takes the marked one
 * and otherwise sends the form, Escape closes the list and only then empties the box.
 */
export function keyEffect(key: string, { isOpen, count, at }: ListState): KeyEffect | undefined {
  if (count === 0) return undefined
  const places = count + 1
  if (key === 'ArrowDown') return { do: 'mark', at: isOpen ? ((at + 2) % places) - 1 : 0 }
  if (key === 'ArrowUp') return { do: 'mark', at: isOpen ? ((at + places) % places) - 1 : count - 1 }
  if (!isOpen) return undefined
  if (key === 'Enter' && at >= 0) return { do: 'choose' }
  if (key === 'Escape' || key === 'Tab') return { do: 'close' }
  return undefined
}
