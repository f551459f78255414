import { buttonStyle } from '@lqr/ui/button.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'
import type { ProductDetails } from './load-details.ts'

const labels = copy.detail

/** Who lends: contact and published record, with the way to its page. */
export function InstitutionPanel({ org }: { org: ProductDetails['org'] }) {
  const lines = [
    { label: labels.phone, value: org.phone },
    { label: labels.address, value: org.address },
  ].filter(({ value }) => value)
  return (
    <section
      aria-labelledby="institution"
      className="rounded-card border border-line bg-surface p-5 max-md:order-3"
    >
      <h2 id="institution" className="text-body font-semibold">
        {labels.org}
      </h2>
      <p className="mt-1 text-body">{org.name}</p>
      <dl className="mt-2 grid gap-2 text-note">
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="m-0 text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      {org.record && (
        <>
          <h3 className="mt-3 text-note font-semibold">{labels.record}</h3>
          {org.record.length === 0 && <p className="text-note text-muted">{labels.noRecord}</p>}
          <dl className="mt-1 text-note">
            {org.record.map(({ label, value }) => (
              <div key={label} className="flex justify-between gap-3 border-b border-line py-1">
                <dt className="text-muted">{label}</dt>
                <dd className="m-0 text-ink tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          {org.record.length > 0 && <p className="mt-1 text-note text-muted">{labels.recordNote}</p>}
        </>
      )}
      <SiteLink href={`/orgDetails?id=${org.id}`} className={buttonStyle('secondary', 'small', 'mt-3')}>
        {labels.orgMore}
      </SiteLink>
    </section>
  )
}
