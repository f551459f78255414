import { copy } from './copy.ts'
import type { LinkComponent } from './link-component.ts'

export interface Crumb {
  label: string
  /** Missing for the page one is on. */
  href?: string | undefined
}

export function Breadcrumb({ Link, crumbs }: { Link: LinkComponent; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={copy.position}>
      <ol className="m-0 flex list-none flex-wrap items-center gap-x-2 p-0 text-note text-muted">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex items-center gap-2">
            {index > 0 && <span aria-hidden>/</span>}
            {crumb.href ? (
              <Link href={crumb.href} className="inline-block py-1 text-muted hover:text-primary">
                {crumb.label}
              </Link>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined} className="text-ink">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
