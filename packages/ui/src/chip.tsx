import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { copy } from './copy.ts'
import type { LinkComponent } from './link-component.ts'

const look =
  'inline-flex min-h-8 items-center gap-1 rounded-pill border px-3 text-note no-underline max-sm:min-h-11'

/** A choice among a few, as a link, so that it works without JavaScript and stays in the address. */
export function ChipLink(props: {
  Link: LinkComponent
  href: string
  current?: boolean
  children: ReactNode
}) {
  const { Link, href, current = false, children } = props
  return (
    <Link
      href={href}
      aria-current={current ? 'page' : undefined}
      className={classNames(
        look,
        current
          ? 'border-primary bg-primary text-surface'
          : 'border-line bg-surface text-ink hover:border-primary hover:text-primary',
      )}
    >
      {children}
    </Link>
  )
}

/** An active filter: its words and a cross; following the link takes the filter away. */
export function RemovableChip({ Link, href, label }: { Link: LinkComponent; href: string; label: string }) {
  return (
    <Link
      href={href}
      aria-label={copy.removeFilter(label)}
      className={classNames(
        look,
        'border-primary-line bg-primary-soft text-primary-strong hover:border-primary',
      )}
    >
      {label}
      <svg
        aria-hidden
        viewBox="0 0 12 12"
        className="size-3"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      >
        <path d="M3 3l6 6M9 3l-6 6" />
      </svg>
    </Link>
  )
}
