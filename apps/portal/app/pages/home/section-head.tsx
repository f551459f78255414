import type { ReactNode } from 'react'
import { SiteLink } from '../../shell/site-link.tsx'

interface Props {
  /** Unique on the page; the section is named by it. */
  id: string
  title: ReactNode
  note?: string
  /** Where all of it is; without it there is no link. */
  all?: { readonly href: string; readonly label: string }
}

/** The room between two sections of the home page. */
export const sectionLook = 'content pt-14 max-md:pt-10'

/** Title of a section of the home page, with a sentence and the way to all of it. */
export function SectionHead({ id, title, note, all }: Props) {
  return (
    <div className="mb-6 flex items-end justify-between gap-6 max-md:mb-3 max-md:items-center">
      <div>
        <h2 id={id} className="text-head max-md:text-title">
          {title}
        </h2>
        {note && <p className="text-muted max-md:text-note">{note}</p>}
      </div>
      {all && (
        <SiteLink
          href={all.href}
          className="inline-flex min-h-11 shrink-0 items-center whitespace-nowrap max-md:text-note"
        >
          {all.label}
        </SiteLink>
      )}
    </div>
  )
}
