import type { ReactNode } from 'react'
import { liteCopy as copy } from './copy.ts'

export interface LiteRow {
  readonly key: string
  readonly href?: string | undefined
  readonly title: string
  readonly words: string
}

interface Props {
  readonly title: string
  readonly rows: readonly LiteRow[]
  /** The address of the next page, where there is one. */
  readonly next: string | undefined
  readonly empty: ReactNode
  /** What can be begun from here. */
  readonly children?: ReactNode
}

/** A list of a page that works without scripts: one line leads to one matter. */
export function LiteList({ title, rows, next, empty, children }: Props) {
  return (
    <>
      <h1 className="text-head">{title}</h1>
      {children}
      {rows.length === 0 && <p>{empty}</p>}
      <ul className="m-0 grid list-none gap-2 p-0">
        {rows.map(({ key, href, title: name, words }) => (
          <li key={key} className="rounded-card border border-line bg-surface p-3">
            {href ? (
              <a href={href} className="inline-flex min-h-11 items-center font-medium">
                {name}
              </a>
            ) : (
              <p className="font-medium">{name}</p>
            )}
            <p className="text-note text-muted">{words}</p>
          </li>
        ))}
      </ul>
      {next && (
        <a href={next} className="inline-flex min-h-11 items-center">
          {copy.more}
        </a>
      )}
    </>
  )
}
