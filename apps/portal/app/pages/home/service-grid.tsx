import type { MouseEvent } from 'react'
import { BannerPicture } from '../../shell/banner/banner-picture.tsx'
import { useManagementLink } from '../../shell/session/use-management-link.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { useProtectedAction } from '../../shell/protected-action/use-protected-action.ts'
import { useShell } from '../../shell/use-shell.ts'
import { copy } from './copy.ts'
import icons from './service-icons.svg?url'
import { type Service, shownServices } from './services.ts'

const look =
  'flex h-full w-full items-start gap-3 rounded-card border border-line bg-surface px-4 py-4 text-ink no-underline transition-colors hover:border-primary hover:text-primary max-sm:px-3'

/** A link that works before its code is there; what needs a login then asks for it first. */
function ServiceEntry({ service: { label, note, leadsTo, icon } }: { service: Service }) {
  const { run } = useProtectedAction()
  const management = useManagementLink()
  const content = (
    <>
      <svg
        aria-hidden
        className="mt-0.5 size-6 shrink-0 fill-none stroke-current stroke-[1.5] text-primary"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <use href={`${icons}#${icon}`} />
      </svg>
      <span>
        <span className="block text-body font-medium">{label}</span>
        <span className="block text-note text-muted">{note}</span>
      </span>
    </>
  )
  const { action } = leadsTo
  const act = action && {
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      run(action)
    },
  }
  return 'href' in leadsTo ? (
    <SiteLink href={leadsTo.href} className={look} {...act}>
      {content}
    </SiteLink>
  ) : (
    <a href={management(leadsTo.management).href} className={look} {...act}>
      {content}
    </a>
  )
}

/** The picture of operators, where there is one, and the services, each with a verb; two columns on a phone. */
export default function ServiceGrid() {
  const { hasPage } = useShell()
  return (
    <>
      <BannerPicture page="INDEX" isLate />
      <section id="services" aria-labelledby="services-title" className="content pt-8">
        <h2 id="services-title" className="mb-3 text-title">
          {copy.services}
        </h2>
        <ul className="m-0 grid list-none grid-cols-5 gap-3 p-0 max-lg:grid-cols-3 max-md:grid-cols-2 elder:grid-cols-2">
          {shownServices(hasPage).map((service) => (
            <li key={service.label}>
              <ServiceEntry service={service} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
