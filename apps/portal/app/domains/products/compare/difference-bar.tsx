const FULL = 100
/** What differs at all can be seen. */
const LEAST = 4

/** How far a figure is behind the best, against the one that is furthest behind; the words beside it say how much. */
export function DifferenceBar({ behind }: { behind: number }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${FULL} 4`}
      preserveAspectRatio="none"
      className="h-1 w-full max-w-24 min-w-8 flex-1 self-center"
    >
      <rect width={Math.max(LEAST, behind * FULL)} height="4" className="fill-hue-5" />
    </svg>
  )
}
