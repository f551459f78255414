import { buttonStyle } from '@lqr/ui/button.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'

const labels = copy.products

/** For an enterprise that found itself: the way to the products for those on rosters. */
export function OwnProducts() {
  return (
    <section
      aria-labelledby="own"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-primary-line bg-primary-soft px-5 py-4 print:hidden"
    >
      <div>
        <h2 id="own" className="text-body text-primary-strong">
          {labels.own}
        </h2>
        <p className="text-note text-muted">{labels.ownLead}</p>
      </div>
      <SiteLink href="/financialZone?zone=rosterPublicity" className={buttonStyle('primary')}>
        {labels.ownAction}
      </SiteLink>
    </section>
  )
}
