import type { ApplyValues } from './apply-values.ts'

/** Where the draft of one account for one product lies in this browser. */
export function draftKey(userId: string, proId: string): string {
  return `lqr:apply:${userId}:${proId}`
}

/** The kept draft; undefined when there is none or it cannot be read. A browser without storage keeps none. */
export function readDraft(key: string): ApplyValues | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof draft === 'object' && draft !== null ? draft : undefined
  } catch {
    return undefined
  }
}

export function keepDraft(key: string, values: ApplyValues): void {
  try {
    localStorage.setItem(key, JSON.stringify(values))
  } catch {
    // Storage may be full or switched off; the form itself still holds everything.
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
