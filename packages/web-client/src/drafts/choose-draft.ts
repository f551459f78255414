import type { UnsentCopy } from './unsent-copy.ts'

/** A draft as the server holds it. */
export interface SavedDraft {
  readonly content: string
  readonly savedAt: string
}

/**
 * Which of the two is the latest: what this browser could not send any more goes on from the server's draft, unless that
 * was saved from elsewhere since. When the server's is gone, it was submitted or cleared elsewhere, and so is the copy.
 */
export function chooseDraft(saved: SavedDraft | null, unsent: UnsentCopy | undefined): 'saved' | 'unsent' {
  if (!unsent) return 'saved'
  if (unsent.base === (saved?.savedAt ?? null)) return 'unsent'
  return saved && Date.parse(unsent.typedAt) > Date.parse(saved.savedAt) ? 'unsent' : 'saved'
}
