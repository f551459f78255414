import { ChipLink } from '@lqr/ui/chip.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import { useShell } from '../../shell/use-shell.ts'
import { copy } from './copy.ts'
import type { Organisation } from './load-organisation.ts'
import { OrganisationGrid } from './organisation-card.tsx'

/** The branches of the viewer's site; those elsewhere are one link away. */
export function BranchList({ organisation, showsAll }: { organisation: Organisation; showsAll: boolean }) {
  const { site } = useShell()
  const { id, branches, branchCounts } = organisation
  const labels = copy.detail[organisation.isGovernment ? 'government' : 'financial']
  const own = `/orgDetails?id=${id}`
  return (
    <section id="branches" aria-labelledby="branches-title" className="scroll-mt-4 pt-2">
      <h2 id="branches-title" className="mb-3 text-title">
        {labels.branches}
      </h2>
      {branchCounts.all > branchCounts.near && (
        <nav aria-label={labels.branches} className="mb-3 flex flex-wrap gap-2">
          <ChipLink Link={SiteLink} href={`${own}#branches`} current={!showsAll}>
            {labels.branchesOf(site.name, branchCounts.near)}
          </ChipLink>
          <ChipLink Link={SiteLink} href={`${own}&branches=all#branches`} current={showsAll}>
            {labels.allBranches(branchCounts.all)}
          </ChipLink>
        </nav>
      )}
      {branches.length > 0 ? (
        <OrganisationGrid organisations={branches} />
      ) : (
        <p className="text-note text-muted">{labels.noBranches}</p>
      )}
    </section>
  )
}
