import { tabTexts } from '@lqr/web-client/kept-texts.ts'

/** Session storage key of what is said after the page was loaded again. */
const STORAGE_KEY = 'session-end'

export interface EndNotice {
  /** The sentence of the 401. */
  readonly text: string
  /** Whether a form was open of which a draft is kept. */
  readonly hasDraft: boolean
}

/** Leaves the sentence for the page that is loaded next; after the session storage was cleared. */
export function leaveEndNotice(notice: EndNotice): void {
  tabTexts.keep(STORAGE_KEY, JSON.stringify(notice))
}

/** Reads the sentence and takes it away, so that it is said once. */
export function takeEndNotice(): EndNotice | undefined {
  const text = tabTexts.read(STORAGE_KEY)
  if (text === undefined) return undefined
  tabTexts.drop(STORAGE_KEY)
  return JSON.parse(text) as EndNotice
}
