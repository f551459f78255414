import { Alert } from 'antd'
import { useParams } from 'react-router'
import { needCase } from '@lqr/contract/financing/need-case.ts'
import { CasePage } from '../../shell/cases/case-page.tsx'
import { CaseTimeline } from '../../shell/cases/case-timeline.tsx'
import { copy, mineCopy as texts } from './copy.ts'
import { needStep } from './current-step.ts'
import { MyNeedActions } from './my-need-actions.tsx'
import { NeedFacts, NeedRefusal } from './need-facts.tsx'
import { NeedInterviewsPanel } from './operation/need-interviews-panel.tsx'
import { ResponsesPanel } from './responses-panel.tsx'
import { useOwnNeed } from './use-need.ts'

/** One of the enterprise's needs: how far it has come, and what may be done now. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useOwnNeed(id)
  return (
    <CasePage
      of={needCase}
      onScreen={onScreen}
      title={(shown) => (shown ? (shown.title ?? copy.untitled) : texts.title)}
      back={{ to: '/personal/needs', label: texts.back }}
    >
      {(need) => (
        <>
          {need.status === 'DRAFT' && <Alert type="info" showIcon title={texts.draftHint} />}
          <div className="two-columns">
            <div className="stack">
              <NeedRefusal need={need} />
              {need.status !== 'DRAFT' && <ResponsesPanel needId={id} />}
              {need.demandType === 'equity' && need.status !== 'DRAFT' && <NeedInterviewsPanel needId={id} />}
              <NeedFacts need={need} />
            </div>
            <CaseTimeline of={needCase} events={need.timeline} current={needStep(need)} clock={need} />
          </div>
          <MyNeedActions shown={need} onScreen={onScreen} />
        </>
      )}
    </CasePage>
  )
}
