/** PostgreSQL's pages of the log, and the shorter of the headers they begin with. */
const PAGE_BYTES = 8192
const HEADER_BYTES = 24
/** A page that begins a file has a longer header; files have this many bytes or a multiple of it. */
const FILE_BYTES = 1024 ** 2
const FILE_HEADER_BYTES = 40

/**
 * The end of the last record before a position of the log. The place where the next record will stand may lie behind the header of a
 * page that has no record yet, and a replica that has everything would never seem to have reached it.
 */
export function endOfRecord(position: number): number {
  if (position % FILE_BYTES === FILE_HEADER_BYTES) return position - FILE_HEADER_BYTES
  return position % PAGE_BYTES === HEADER_BYTES ? position - HEADER_BYTES : position
}

/**
 * Whether a replica has what the primary had at the look before. One that `had` more than was `written` when the primary was asked
 * afterwards replays the log of another time: the primary was put back to a moment, and what has come since then is gone.
 */
export function isInStep(
  { had, has }: { readonly had: number; readonly has: number },
  primary: { readonly before: number; readonly floor: number; readonly written: number },
): boolean {
  return primary.floor > 0 && has >= primary.before && had <= primary.written
}
