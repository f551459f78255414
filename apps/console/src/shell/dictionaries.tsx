import { type ReactNode, use, useSyncExternalStore } from 'react'
import { dictionariesInForce, onDictionaries } from '@lqr/contract/kernel/dictionary.ts'

/** Renders again whatever shows names of lists when operators have changed some (decision 0072). */
export function useDictionaries(): void {
  useSyncExternalStore(onDictionaries, dictionariesInForce)
}

/** Waits for the names in force before anything bears one; later answers say when there are others. */
export function Dictionaries({ read, children }: { read: Promise<void>; children: ReactNode }) {
  use(read)
  return children
}
