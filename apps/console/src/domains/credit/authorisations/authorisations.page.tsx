import { useState } from 'react'
import { listAuthorisations } from '@lqr/contract/credit/calls.ts'
import { authorisationStates } from '@lqr/contract/credit/states.ts'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { CardPages } from '../../../shell/records/card-pages.tsx'
import { CodeFilter } from '../../../shell/records/code-filter.tsx'
import { useListSearch } from '../../../shell/records/use-list-search.ts'
import { useCall } from '../../../shell/use-call.ts'
import type { Authorisation } from './authorisation.ts'
import { AuthorisationCard } from './authorisation-card.tsx'
import { copy } from './copy.ts'
import { GrantDialog } from './grant-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'

/** The consent wallet. */
export function Component() {
  const { page, toPage, change, oneOf } = useListSearch()
  const status = oneOf('status', authorisationStates)
  const [revoking, setRevoking] = useState<Authorisation>()
  const [granting, setGranting] = useState<Authorisation>()
  const [rejecting, setRejecting] = useState<Authorisation>()
  const acts = { revoke: setRevoking, grant: setGranting, reject: setRejecting }
  const body = { currentPageNum: page, ...(status ? { status } : {}) }
  const answer = useCall(listAuthorisations, { body }, { keepPrevious: true })
  return (
    <Page
      title={copy.title}
      intro={copy.intro}
      extra={<LinkButton to="/personal/authorisations/accesses" label={copy.allAccesses} />}
    >
      <div className="filters" role="search">
        <CodeFilter
          label={copy.status}
          all={copy.allStatuses}
          items={authorisationStates}
          value={status}
          onChange={(next) => change({ status: next })}
        />
      </div>
      <CardPages
        label={copy.list}
        of={answer}
        empty={
          status
            ? { title: copy.noneOfStatus, hint: copy.noneOfStatusHint }
            : { title: copy.empty, hint: copy.emptyHint }
        }
        renderCard={(one) => <AuthorisationCard authorisation={one} acts={acts} />}
        onPage={toPage}
      />
      {granting && <GrantDialog authorisation={granting} onClose={() => setGranting(undefined)} />}
      {rejecting && <RejectDialog authorisation={rejecting} onClose={() => setRejecting(undefined)} />}
      {revoking && <RevokeDialog authorisation={revoking} onClose={() => setRevoking(undefined)} />}
    </Page>
  )
}
