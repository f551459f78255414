import { useParams } from 'react-router'
import type { ParkEnterpriseRecord } from '@lqr/contract/parks/entities.ts'
import { getParkRecord, parkEnterprisePublication } from '@lqr/contract/parks/record-calls.ts'
import { Answer } from '../../shell/page/answer.tsx'
import { BackLink } from '../../shell/page/back-link.tsx'
import { Page } from '../../shell/page/page.tsx'
import { CreateButton, PublicationList } from '../../shell/publishing/publication-list.tsx'
import { PublicationTag } from '../../shell/publishing/status-tag.tsx'
import { useChanged } from '../../shell/publishing/use-changed.ts'
import { useCall } from '../../shell/use-call.ts'
import { copy } from './copy.ts'

function Enterprises({ parkId }: { parkId: string }) {
  const changed = useChanged<ParkEnterpriseRecord>([parkEnterprisePublication.calls.list], [getParkRecord])
  return (
    <>
      <div className="record-actions">
        <CreateButton publication={parkEnterprisePublication} changed={changed} />
      </div>
      <PublicationList
        publication={parkEnterprisePublication}
        table="parkEnterprises"
        keyword={copy.enterprise.keyword}
        under={{ id: parkId, filter: { parkId } }}
        hidesUpdated
        changed={changed}
      />
    </>
  )
}

/** The enterprises that one park presents, in every state. */
export function Component() {
  const { id = '' } = useParams()
  const answer = useCall(getParkRecord, { params: { id } })
  const { data } = answer
  return (
    <Page
      title={data ? copy.enterprisesOf(data.name) : copy.title}
      mark={data && <PublicationTag {...data} />}
      intro={copy.enterprise.intro}
      extra={<BackLink to="/zones/parks">{copy.back}</BackLink>}
    >
      <Answer of={answer}>{(park) => <Enterprises parkId={park.id} />}</Answer>
    </Page>
  )
}
