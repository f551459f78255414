interface OpenDraft {
  /** Whether there is anything in it. */
  readonly isFilled: () => boolean
  /** Resolves when what was typed so far is stored in this browser. */
  readonly sealed: () => Promise<void>
}

const open = new Set<OpenDraft>()

/** Counts a form among the open ones; answers how to take it out again. */
export function addOpenDraft(draft: OpenDraft): () => void {
  open.add(draft)
  return () => open.delete(draft)
}

/** Whether a form is open of which something is kept. */
export const holdsDraft = (): boolean => [...open].some(({ isFilled }) => isFilled())

/** Runs `next` when nothing that was typed is on its way into the storage any more; at once when no form is open. */
export async function afterSealing(next: () => void): Promise<void> {
  if (open.size > 0) await Promise.allSettled([...open].map(({ sealed }) => sealed()))
  next()
}
