import { grouped } from '@lqr/contract/rules/grouped.ts'
import { buttonStyle } from './button.tsx'
import { copy } from './copy.ts'
import type { LinkComponent } from './link-component.ts'
import { pageNumbers } from './page-numbers.ts'

interface Props {
  Link: LinkComponent
  currentPageNum: number
  pageSize: number
  total: number
  totalIsEstimate?: boolean | undefined
  /** The address of a page, with the active filters in it. */
  hrefOf: (page: number) => string
}

/** Pages of a list as links: they work without JavaScript and can be opened in a new tab. */
export function Pagination({ Link, currentPageNum, pageSize, total, totalIsEstimate, hrefOf }: Props) {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const step = (page: number, label: string, rel: string) =>
    page >= 1 && page <= last ? (
      <Link href={hrefOf(page)} rel={rel} className={buttonStyle('secondary', 'small')}>
        {label}
      </Link>
    ) : null
  return (
    <nav aria-label={copy.pages} className="flex flex-wrap items-center justify-between gap-3 py-4 text-note">
      <p className="text-muted">
        {copy.range(grouped(total), totalIsEstimate === true, currentPageNum, grouped(last))}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {step(currentPageNum - 1, copy.previousPage, 'prev')}
        {last > 1 &&
          pageNumbers(currentPageNum, last).map((page, index) =>
            page === 'gap' ? (
              <span key={`gap-${index}`} aria-hidden className="px-1 text-muted">
                …
              </span>
            ) : (
              <Link
                key={page}
                href={hrefOf(page)}
                aria-label={copy.page(page)}
                aria-current={page === currentPageNum ? 'page' : undefined}
                className={buttonStyle(
                  page === currentPageNum ? 'primary' : 'secondary',
                  'small',
                  'tabular-nums',
                )}
              >
                {page}
              </Link>
            ),
          )}
        {step(currentPageNum + 1, copy.nextPage, 'next')}
      </div>
    </nav>
  )
}
