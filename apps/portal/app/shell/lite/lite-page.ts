import { formatDateTime } from '@lqr/ui/format-date.ts'
import { liteCopy } from './copy.ts'

export const LITE_PAGE_SIZE = 20

type Line = readonly [label: string, value: string]

/** The page that a list is asked for, from its address. */
export function pageInput(request: Request) {
  const asked = Number(new URL(request.url).searchParams.get('page') ?? 1)
  return {
    currentPageNum: Number.isSafeInteger(asked) && asked > 0 ? asked : 1,
    pageSize: LITE_PAGE_SIZE,
  }
}

/** The address of the page after it, where there is one. */
export function nextPage(request: Request, { total }: { readonly total: number }): string | undefined {
  const { currentPageNum, pageSize } = pageInput(request)
  if (currentPageNum * pageSize >= total) return undefined
  const { pathname, searchParams } = new URL(request.url)
  searchParams.set('page', String(currentPageNum + 1))
  return `${pathname}?${searchParams.toString()}`
}

/** What a page says after a form was taken, by the word in its address. */
export function noticeOf(request: Request, words: Readonly<Record<string, string>>): string | undefined {
  const done = new URL(request.url).searchParams.get('done') ?? ''
  return Object.hasOwn(words, done) ? words[done] : undefined
}

export function nameOf(
  items: readonly { readonly code: string; readonly name: string }[],
  code: string | null | undefined,
): string {
  return items.find((item) => item.code === code)?.name ?? ''
}

/** Only what is known is shown. */
export const filledLines = (lines: readonly Line[]): Line[] => lines.filter(([, value]) => value !== '')

interface Clock {
  readonly dueAt: string | null
  readonly isPaused: boolean
}

/** Until when whoever has to act now has time; nothing where no clock runs. */
export const dueOf = ({ dueAt, isPaused }: Clock): string =>
  isPaused ? liteCopy.paused : formatDateTime(dueAt)

interface Event {
  readonly at: string
  readonly toStatus: string
  readonly note: string | null
  readonly actorName: string | null
}

/** What has happened to a matter, a line for each step. */
export function eventLines(
  states: readonly { readonly code: string; readonly name: string }[],
  timeline: readonly Event[],
): Line[] {
  return timeline.map(({ at, toStatus, note, actorName }) => [
    formatDateTime(at),
    [nameOf(states, toStatus), actorName, note].filter(Boolean).join(' · '),
  ])
}
