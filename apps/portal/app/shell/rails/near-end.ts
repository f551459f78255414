/** How near to its end a scrolled area loads more (specification 9). */
export const LOAD_MORE_PIXELS = 10

interface Scrolled {
  scrollTop: number
  clientHeight: number
  scrollHeight: number
}

/** Whether a scrolled area is within 10 px of its end. */
export function isNearEnd({ scrollTop, clientHeight, scrollHeight }: Scrolled): boolean {
  return scrollHeight - scrollTop - clientHeight <= LOAD_MORE_PIXELS
}
