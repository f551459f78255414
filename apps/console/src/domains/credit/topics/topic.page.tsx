import { Link, useParams, useSearchParams } from 'react-router'
import { callOfTopic } from '@lqr/contract/credit/topic-calls.ts'
import { CREDIT_TOPICS } from '@lqr/contract/credit/topics.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { Failure } from '../../../shell/page/failure.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { useListSearch } from '../../../shell/records/use-list-search.ts'
import { useSession } from '../../../shell/session/session.ts'
import { useCall } from '../../../shell/use-call.ts'
import { fileCopy as copy } from './copy.ts'
import { TopicItems } from './topic-items.tsx'
import './topics.css'

type Topic = (typeof CREDIT_TOPICS)[number]

interface TopicOfProps {
  topic: Topic
  companyId: string
  back: string
  isOwn: boolean
}

function TopicOf({ topic, companyId, back, isOwn }: TopicOfProps) {
  const { page, toPage } = useListSearch()
  const [search] = useSearchParams()
  const caseNo = search.get('caseNo') ?? ''
  const query = { currentPageNum: page, ...(caseNo === '' ? {} : { caseNo }) }
  const answer = useCall(callOfTopic(topic.code), { params: { id: companyId }, query }, { freshSeconds: 60 })
  const tail = caseNo === '' ? '' : `?caseNo=${encodeURIComponent(caseNo)}`
  return (
    <Page title={topic.name} extra={<Link to={`${back}${tail}`}>{copy.toFile}</Link>}>
      <Answer of={answer}>
        {(data) => <TopicItems topic={topic} page={data} isOwn={isOwn} onPage={toPage} />}
      </Answer>
    </Page>
  )
}

/** One topic: of the company itself, or of the company that the address names. */
export function Component() {
  const { topic: code = '', companyId } = useParams()
  const { info, isCertified } = useSession()
  const topic = CREDIT_TOPICS.find((one) => one.code === code)
  const id = companyId ?? info.user.companyId
  if (topic === undefined || !id) {
    return (
      <Page title={copy.heldShort}>
        <Failure title={copy.none} />
      </Page>
    )
  }
  const isMine = companyId === undefined
  const back = isMine ? '/personal/credit' : `/workbench/credit/${companyId}`
  return <TopicOf topic={topic} companyId={id} back={back} isOwn={isMine && isCertified} />
}
