import { rosterPublication } from '@lqr/contract/rosters/record-calls.ts'
import { PublicationPage } from '../../shell/publishing/publication-page.tsx'
import { useSession } from '../../shell/session/session.ts'
import { copy } from './copy.ts'
import { LinkedChangedEntries } from './changed-entries.tsx'
import { Validity } from './validity.tsx'

/** The rosters: every one for operators, the published ones of their area for governments, who read only. */
export function Component() {
  const { info } = useSession()
  const maintains = info.roles.some((role) => role === 'operator' || role === 'admin')
  return (
    <PublicationPage
      publication={rosterPublication}
      table="rosters"
      {...(maintains ? {} : { title: copy.readTitle })}
      intro={maintains ? copy.intro : copy.readIntro}
      keyword={copy.keyword}
      maintains={maintains}
      to={({ id }) => `/zones/rosters/${id}`}
      cells={{ validTo: Validity }}
      beside={LinkedChangedEntries}
      hidesUpdated
    />
  )
}
