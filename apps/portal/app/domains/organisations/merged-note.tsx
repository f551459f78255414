import { buttonStyle } from '@lqr/ui/button.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'
import type { Organisation } from './load-organisation.ts'

const labels = copy.detail

/** On the page of a former institution: who goes on since when, how to reach it, and the way there. */
export function MergedNote({ into }: { into: NonNullable<Organisation['mergedInto']> }) {
  const { id, name, mergedOn, phone, address } = into
  return (
    <section
      aria-labelledby="merged"
      className="rounded-card border border-primary bg-primary-soft p-6 max-sm:p-4"
    >
      <h2 id="merged" className="mb-2 text-title">
        {labels.mergedTitle(name)}
      </h2>
      <p className="max-w-article text-body">{labels.mergedText(mergedOn, name)}</p>
      {(phone || address) && (
        <p className="mt-2 text-note text-muted">
          {labels.mergedContact}：{phone && <a href={`tel:${phone}`}>{phone}</a>}
          {phone && address && '，'}
          {address}
        </p>
      )}
      <SiteLink href={`/orgDetails?id=${id}`} className={buttonStyle('primary', 'medium', 'mt-4')}>
        {labels.mergedLink(name)}
      </SiteLink>
    </section>
  )
}
