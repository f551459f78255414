import { Input } from 'antd'
import { Link, useParams } from 'react-router'
import { getGraphNodes } from '@lqr/contract/credit/topic-calls.ts'
import { Answer } from '../../../../shell/page/answer.tsx'
import { Page } from '../../../../shell/page/page.tsx'
import { useListSearch } from '../../../../shell/records/use-list-search.ts'
import { useTyped } from '../../../../shell/records/use-typed.ts'
import { useSession } from '../../../../shell/session/session.ts'
import { useCall } from '../../../../shell/use-call.ts'
import { fileCopy, graphCopy as copy } from '../copy.ts'
import '../topics.css'
import { GraphView } from './graph-view.tsx'

/** Who belongs together with the company: of one's own, or of the one that the address names. */
export function Component() {
  const { companyId } = useParams()
  const { info } = useSession()
  const search = useListSearch()
  const [keyWord, caseNo] = [search.text('keyWord'), search.text('caseNo')]
  const typing = useTyped(keyWord)
  const id = companyId ?? info.user.companyId ?? ''
  const query = { id, ...(keyWord ? { keyWord } : {}), ...(caseNo ? { caseNo } : {}) }
  const answer = useCall(getGraphNodes, { query }, { enabled: id !== '', freshSeconds: 60 })
  const back = companyId === undefined ? '/personal/credit' : `/workbench/credit/${companyId}`
  const tail = caseNo ? `?caseNo=${encodeURIComponent(caseNo)}` : ''
  return (
    <Page title={copy.title} intro={copy.intro} extra={<Link to={`${back}${tail}`}>{fileCopy.toFile}</Link>}>
      <div className="filters" role="search">
        <Input.Search
          {...typing}
          aria-label={copy.search}
          placeholder={copy.search}
          allowClear
          maxLength={50}
          onSearch={(typed) => search.change({ keyWord: typed.trim() })}
        />
      </div>
      <Answer of={answer}>
        {(graph) => <GraphView key={keyWord} graph={graph} isSearched={Boolean(keyWord)} />}
      </Answer>
    </Page>
  )
}
