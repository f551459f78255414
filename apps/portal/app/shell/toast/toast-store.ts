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
const timers = new Map<number, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

function set(next: readonly ShownToast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function stopTimer(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
}

function startTimer(id: number): void {
  stopTimer(id)
  timers.set(
    id,
    setTimeout(() => dismissToast(id), TOAST_MILLISECONDS),
  )
}

export function dismissToast(id: number): void {
  stopTimer(id)
  set(toasts.filter((toast) => toast.id !== id))
}

/** Keeps a toast while somebody points at it or has the focus in it; its five seconds begin anew with the answered function. */
export function holdToast(id: number): () => void {
  stopTimer(id)
  return () => {
    if (toasts.some((toast) => toast.id === id)) startTimer(id)
  }
}

/** Shows a message for five seconds; the same message again only starts its time anew. */
export function showToast(toast: Toast): void {
  lastId += 1
  const id = lastId
  for (const shown of toasts) if (shown.text === toast.text) stopTimer(shown.id)
  set([...toasts.filter(({ text }) => text !== toast.text), { ...toast, id }])
  startTimer(id)
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
