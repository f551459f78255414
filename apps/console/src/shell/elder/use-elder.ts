import { useSyncExternalStore } from 'react'
import { isElderChosen, keepElderMode, setElderMode } from '@lqr/web-client/cookies/elder-mode.ts'
import { setColorVariables } from '../color-variables.ts'

const watchers = new Set<() => void>()

function isElder(): boolean {
  return document.documentElement.classList.contains('elder')
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange)
  return () => watchers.delete(onChange)
}

/** Switches the mode here and in the portal, which remember it together. */
export function chooseElder(on: boolean): void {
  setElderMode(on)
  setColorVariables(document.documentElement, on)
  for (const onChange of watchers) onChange()
}

/** Goes on in the mode that was chosen in the portal. */
export function startElder(): void {
  const on = isElderChosen()
  keepElderMode()
  document.documentElement.classList.toggle('elder', on)
  setColorVariables(document.documentElement, on)
}

export function useElder(): boolean {
  return useSyncExternalStore(watch, isElder)
}
