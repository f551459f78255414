import { useSyncExternalStore } from 'react'

/** How long a toast stays (specification 9). */
export const TOAST_MILLISECONDS = 5000

export interface Toast {
  readonly tone: 'error' | 'warning' | 'success' | 'info'
  readonly text: string
}

export interface ShownToast extends Toast {
  readonly id: number
}

const none: readonly ShownToast[] = []
let toasts = none
let lastId = 0
const listeners = new Set<() => void>()

function set(next: readonly ShownToast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function dismissToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id))
}

/** Shows a message for five seconds; the same message again only starts its time anew. */
export function showToast(toast: Toast): void {
  lastId += 1
  const id = lastId
  set([...toasts.filter(({ text }) => text !== toast.text), { ...toast, id }])
  setTimeout(() => dismissToast(id), TOAST_MILLISECONDS)
}

/** What is shown now; for code outside components. */
export const currentToasts = (): readonly ShownToast[] => toasts

export function useToasts(): readonly ShownToast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  )
}
