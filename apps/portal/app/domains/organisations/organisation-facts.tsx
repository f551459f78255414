import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'
import type { Organisation } from './load-organisation.ts'

const labels = copy.detail

/** What the institution is and how to reach it. */
export function OrganisationFacts({ organisation }: { organisation: Organisation }) {
  const texts = labels[organisation.isGovernment ? 'government' : 'financial']
  const { category, region, parent, phone, address, intro } = organisation
  const lines = [
    { label: texts.type, value: category },
    { label: labels.region, value: region },
    {
      label: texts.parent,
      value: parent && <SiteLink href={`/orgDetails?id=${parent.id}`}>{parent.name}</SiteLink>,
    },
    { label: labels.phone, value: phone && <a href={`tel:${phone}`}>{phone}</a> },
    { label: labels.address, value: address },
  ].filter(({ value }) => value)
  return (
    <>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {lines.map(({ label, value }) => (
          <div key={label} className="flex gap-3 border-b border-line pb-2 text-note">
            <dt className="w-20 shrink-0 text-muted">{label}</dt>
            <dd className="m-0 text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      {intro && <p className="mt-4 max-w-article text-body">{intro}</p>}
    </>
  )
}
