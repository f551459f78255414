import { copy } from '../copy.ts'

/** The mark of the product: terraces and the line that runs west, with its name. */
export function Wordmark() {
  return (
    <>
      <svg
        aria-hidden
        viewBox="0 0 32 32"
        width="28"
        height="28"
        fill="none"
        strokeLinecap="round"
        className="own-colors"
      >
        <rect width="32" height="32" rx="7" className="mark-ground" />
        <g stroke="#fff" strokeWidth="1.75">
          <path d="M5 24c4-1 6-4 11-4s7 3 11 4" />
          <path d="M6.5 19.5c3.5-1.5 5-5 9.5-5s6 3.5 9.5 5" opacity=".85" />
          <path d="M9.5 14.5c2-1.5 3.5-4 6.5-4s4.5 2.5 6.5 4" opacity=".7" />
        </g>
        <path d="M27 7C20 8.5 13 5.5 5 7.5" stroke="#d9a551" strokeWidth="1.5" />
      </svg>
      <span className="wordmark-name">{copy.product}</span>
      <span className="wordmark-portal">{copy.portal}</span>
    </>
  )
}
