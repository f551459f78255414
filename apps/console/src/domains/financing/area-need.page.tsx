import { useParams } from 'react-router'
import { rejectNeed, unmatchNeed } from '@lqr/contract/financing/need-calls.ts'
import { needCase } from '@lqr/contract/financing/need-case.ts'
import { CaseActions } from '../../shell/cases/case-actions.tsx'
import { CasePage } from '../../shell/cases/case-page.tsx'
import { CaseTimeline } from '../../shell/cases/case-timeline.tsx'
import { RefusalMove } from '../../shell/cases/refusal-move.tsx'
import { SealedNotice } from '../../shell/cases/sealed-notice.tsx'
import { OFFICE_LISTS } from '../../shell/cases/work-address.ts'
import { caseFacts } from './case-facts.ts'
import { officeCopy as texts } from './copy.ts'
import { needStep } from './current-step.ts'
import { DispatchAction } from './dispatch-action.tsx'
import { NeedFacts, NeedRefusal } from './need-facts.tsx'
import { ResponsesPanel } from './responses-panel.tsx'
import { type NeedActionProps, useAreaNeed } from './use-need.ts'

const CALLS = { unmatch: unmatchNeed, reject: rejectNeed } as const
const ORDER = { forward: [], danger: ['unmatch', 'reject'] } as const
const NAMES = { code: 'rejectCode', reason: 'rejectReason', remedy: 'nextSteps' }

function MoveDialog({ move, ...props }: NeedActionProps & { move: keyof typeof CALLS }) {
  const facts = caseFacts(props.shown)
  return (
    <RefusalMove
      {...props}
      of={needCase}
      move={move}
      texts={texts.moves[move]}
      facts={facts}
      def={CALLS[move]}
      names={NAMES}
    />
  )
}

/** One need as the authority of its area sees it. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useAreaNeed(id)
  return (
    <CasePage
      of={needCase}
      onScreen={onScreen}
      title={(shown) => texts.pageTitle(shown?.demandNo ?? '')}
      back={{ to: OFFICE_LISTS.need, label: texts.back }}
    >
      {(need) => (
        <>
          {need.isSealed && <SealedNotice />}
          <div className="two-columns">
            <div className="stack">
              <NeedRefusal need={need} />
              {!need.isSealed && <ResponsesPanel needId={id} />}
              {!need.isSealed && <NeedFacts need={need} />}
            </div>
            <CaseTimeline of={needCase} events={need.timeline} current={needStep(need)} clock={need} />
          </div>
          <CaseActions
            shown={need}
            onScreen={onScreen}
            of={needCase}
            order={ORDER}
            can={need.can}
            texts={texts.moves}
            Dialog={MoveDialog}
            idle=""
          >
            {!need.isSealed && <DispatchAction needId={id} />}
          </CaseActions>
        </>
      )}
    </CasePage>
  )
}
