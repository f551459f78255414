import { copy } from './copy.ts'

/** Under which name the address says which chapter is open. */
export const CHAPTER_FIELD = 'chapter'

/** What the page tells below its head, a chapter at a time; the first is open where the address names none. */
export const CHAPTERS = [
  { key: 'course', label: copy.chapters.course },
  { key: 'structure', label: copy.chapters.structure },
  { key: 'split', label: copy.chapters.split },
  { key: 'promises', label: copy.chapters.promises },
  { key: 'catalogue', label: copy.chapters.catalogue },
  { key: 'open', label: copy.chapters.open },
] as const
export type ChapterKey = (typeof CHAPTERS)[number]['key']

/** The chapter that an address asks for; one that asks for a split alone means that chapter. */
export function chapterOf(search: URLSearchParams): ChapterKey {
  const wanted = search.get(CHAPTER_FIELD)
  const named = CHAPTERS.find(({ key }) => key === wanted)
  if (named) return named.key
  return search.has('indicator') ? 'split' : 'course'
}
