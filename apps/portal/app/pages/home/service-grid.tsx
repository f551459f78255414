import { Terraces } from '@lqr/ui/terraces.tsx'
import type { MouseEvent } from 'react'
import { useManagementLink } from '../../shell/session/use-management-link.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { useProtectedAction } from '../../shell/protected-action/use-protected-action.ts'
import { useShell } from '../../shell/use-shell.ts'
import { BannerCarousel } from './banners/banner-carousel.tsx'
import type { BannerSlide } from './banners/load-banners.ts'
import { copy } from './copy.ts'
import { SectionHead, sectionLook } from './section-head.tsx'
import icons from './service-icons.svg?url'
import { type Service, shownServices } from './services.ts'

const look =
  'relative block h-full min-h-36 px-5 pt-6 pb-5 text-ink no-underline transition-colors hover:bg-primary-soft/70 max-md:min-h-28 max-md:px-3.5 max-md:py-4 after:absolute after:bottom-0 after:left-5 after:h-0.75 after:w-0 after:bg-gold after:transition-[width] hover:after:w-8 focus-visible:after:w-8'

/** A link that works before its code is there; what needs a login then asks for it first. */
function ServiceEntry({ service: { label, note, leadsTo, icon } }: { service: Service }) {
  const { run } = useProtectedAction()
  const management = useManagementLink()
  const content = (
    <>
      <svg
        aria-hidden
        className="mb-3.5 block size-7 fill-none stroke-current stroke-[1.5] text-primary max-md:mb-2 max-md:size-6"
        viewBox="0 0 24 24"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <use href={`${icons}#${icon}`} />
      </svg>
      <span>
        <span className="block text-title font-semibold max-md:text-body">{label}</span>
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
    <a {...management(leadsTo.management)} className={look} {...act}>
      {content}
    </a>
  )
}

/** The services, each with a verb, two columns on a phone; under them the pictures of operators, where there are some. */
export default function ServiceGrid({ banners }: { banners: readonly BannerSlide[] }) {
  const { hasPage } = useShell()
  return (
    <>
      <section id="services" aria-labelledby="services-title" className={sectionLook}>
        <SectionHead id="services-title" title={copy.services} />
        <ul className="relative m-0 grid list-none grid-cols-5 overflow-hidden rounded-card border border-line bg-surface p-0 max-lg:grid-cols-2 elder:grid-cols-2">
          <Terraces isPlain className="absolute inset-0 h-full w-full opacity-70 max-md:hidden" />
          {shownServices(hasPage).map((service) => (
            <li key={service.label} className="relative -mt-px -ml-px border-t border-l border-line">
              <ServiceEntry service={service} />
            </li>
          ))}
        </ul>
      </section>
      <BannerCarousel slides={banners} />
    </>
  )
}
