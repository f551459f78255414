import { Button } from 'antd'
import { useNavigate, useParams } from 'react-router'
import { getValuation } from '@lqr/contract/valuations/calls.ts'
import { Answer } from '../../shell/page/answer.tsx'
import { BackLink } from '../../shell/page/back-link.tsx'
import { Page } from '../../shell/page/page.tsx'
import { useCall } from '../../shell/use-call.ts'
import { ValuationFacts, ValuationMarks } from '../../shell/valuations/valuation-facts.tsx'
import { copy } from './copy.ts'
import { RemoveValuation } from './remove-valuation.tsx'

/** One valuation of the enterprise, to be read, printed or deleted. */
export function Component() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const answer = useCall(getValuation, { params: { id } })
  return (
    <Page
      title={answer.data?.address ?? copy.title}
      mark={answer.data && <ValuationMarks of={answer.data} />}
      extra={<BackLink to="/personal/valuations">{copy.back}</BackLink>}
    >
      <Answer of={answer}>
        {(valuation) => (
          <section className="panel">
            <ValuationFacts valuation={valuation} />
            <div className="form-end">
              <Button onClick={() => window.print()}>{copy.print}</Button>
              <RemoveValuation
                id={id}
                onRemoved={() => void navigate('/personal/valuations', { replace: true })}
              />
            </div>
          </section>
        )}
      </Answer>
    </Page>
  )
}
