import type { ReactNode } from 'react'
import { SiteLink } from '../site-link.tsx'

interface Props {
  /** Unique on the page. */
  id: string
  title: string
  /** Where all of it is; without it there is no link. */
  href?: string
  more: string
  children: ReactNode
}

/** Title of a part of a page with the link to all of it. */
export function PartHead({ id, title, href, more }: Omit<Props, 'children'>) {
  return (
    <div className="mb-3 flex items-baseline justify-between gap-3">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {href && (
        <SiteLink href={href} className="inline-flex min-h-8 items-center text-note max-sm:min-h-11">
          {more}
          <span className="sr-only">{title}</span>
        </SiteLink>
      )}
    </div>
  )
}

/** A surface with a short list under its title. */
export function HeadlinePanel({ children, ...head }: Props) {
  return (
    <section
      aria-labelledby={head.id}
      className="min-w-0 rounded-card border border-line bg-surface px-5 py-4 max-sm:px-4"
    >
      <PartHead {...head} />
      {children}
    </section>
  )
}
