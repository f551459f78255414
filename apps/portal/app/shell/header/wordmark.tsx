import { useShell } from '../use-shell.ts'

/** The name of the product with its sign: three terrace lines and the line west. */
export function Wordmark() {
  const { config } = useShell()
  return (
    <span className="flex items-center gap-3 text-primary-strong">
      <svg
        aria-hidden
        viewBox="0 0 40 40"
        className="own-colors size-10 shrink-0 text-primary-strong"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
      >
        <rect width="40" height="40" rx="8" fill="currentColor" />
        <path d="M6 31c6-1 8-5 14-5s8 4 14 3" stroke="#fff" />
        <path d="M6 25c6-1 8-6 14-6s8 4 14 3" stroke="#fff" opacity=".8" />
        <path d="M6 19c6-1 8-7 14-7s8 4 14 3" stroke="#fff" opacity=".55" />
        <path d="M34 7.5H10" stroke="currentColor" className="text-gold" />
      </svg>
      <span className="flex flex-col leading-tight">
        <span className="text-title font-semibold tracking-wide">{config.productName}</span>
        <span className="text-note whitespace-nowrap text-muted elder:hidden max-sm:hidden">
          {config.productSubtitle}
        </span>
      </span>
    </span>
  )
}
