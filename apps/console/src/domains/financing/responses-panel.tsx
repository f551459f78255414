import { Button, Tag } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { awaitsCertification } from '@lqr/contract/financing/awaits-certification.ts'
import { listNeedResponses } from '@lqr/contract/financing/response-calls.ts'
import { responseCase } from '@lqr/contract/financing/response-case.ts'
import {
  type ComparedResponse,
  type NeedResponses,
  responseOffer,
} from '@lqr/contract/financing/response-entities.ts'
import { RESPONSE_ORIGINS } from '@lqr/contract/financing/response-kinds.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { REJECT_CODES } from '@lqr/contract/reference/reject-codes.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { CaseStatusTag } from '../../shell/cases/case-status-tag.tsx'
import { WayOn } from '../../shell/cases/way-on.tsx'
import { Answer } from '../../shell/page/answer.tsx'
import { Facts } from '../../shell/records/facts.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { DueTag } from '../../shell/time/due-tag.tsx'
import { useNow } from '../../shell/time/use-now.ts'
import { useCall } from '../../shell/use-call.ts'
import { ChooseAction } from './choose-action.tsx'
import { comparedRows, isEnded } from './compared-rows.ts'
import { copy, panelCopy as texts, taskCopy } from './response-copy.ts'
import { isLapsed } from './response-step.ts'
import { panelIntro } from './slots-text.ts'
import { TurnDownAction } from './turn-down-action.tsx'
import './responses-panel.css'

const labels = labelsOf(responseOffer)

function Head({ response }: { response: ComparedResponse }) {
  const now = useNow()
  return (
    <>
      <strong>{response.orgName}</strong>
      <div>
        <CaseStatusTag of={responseCase} status={response.status} />
        {response.chosenAt && <Tag color="success">{copy.chosen}</Tag>}
        {isLapsed(response) && <Tag color="warning">{copy.lapsed}</Tag>}
      </div>
      {response.dueAt && <DueTag clock={response} now={now} />}
    </>
  )
}

/** The institutions as columns: what is compared stands in one line of each. */
function Comparison({ responses, isEquity }: { responses: readonly ComparedResponse[]; isEquity: boolean }) {
  const [chosen, setChosen] = useState<ComparedResponse>()
  const [turnedDown, setTurnedDown] = useState<ComparedResponse>()
  return (
    <div className="compared" role="region" aria-label={texts.title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.item}</th>
            {responses.map((response) => (
              <th key={response.id} scope="col">
                <Head response={response} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedRows(responses, isEquity).map(({ label, cells, best }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {responses.map(({ id }, index) => (
                <td key={id}>
                  {cells[index]}
                  {best === index && <Tag color="success">{texts.best}</Tag>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>
              <Tag>{isEquity ? copy.equity.tag : copy.offer.tag}</Tag>
            </td>
            {responses.map((response) => (
              <td key={response.id}>
                {response.can.choose && (
                  <Button type="primary" onClick={() => setChosen(response)}>
                    {texts.choose.button}
                  </Button>
                )}
                {response.can.turnDown && (
                  <Button danger onClick={() => setTurnedDown(response)}>
                    {texts.turnDown.button}
                  </Button>
                )}
                {response.applicationId && (
                  <Link to={`/personal/applications/${response.applicationId}`}>{texts.toApplication}</Link>
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {chosen && <ChooseAction response={chosen} onClose={() => setChosen(undefined)} />}
      {turnedDown && <TurnDownAction response={turnedDown} onClose={() => setTurnedDown(undefined)} />}
    </div>
  )
}

interface EndedProps {
  responses: readonly ComparedResponse[]
  asked: Pick<NeedResponses, 'amountYuan' | 'termMonths'>
}

function Ended({ responses, asked }: EndedProps) {
  if (responses.length === 0) return null
  return (
    <details>
      <summary>{`${texts.ended}（${responses.length}）`}</summary>
      {responses.map((response) => (
        <div key={response.id} className="panel-note">
          <Head response={response} />
          <Facts
            items={[
              { label: taskCopy.cameBy, value: nameOf(RESPONSE_ORIGINS, response.cameBy) },
              { label: texts.reason, value: nameOf(REJECT_CODES, response.declineCode) },
              { label: copy.refusal.found, value: response.declineReason, isWide: true },
              { label: copy.refusal.change, value: response.nextSteps, isWide: true },
            ]}
          />
          <WayOn refusal={response} asked={asked} />
        </div>
      ))}
    </details>
  )
}

function Shown({ of }: { of: NeedResponses }) {
  const isOpen = of.isOpen ?? true
  const live = of.responses.filter((response) => !isEnded(response))
  return (
    <>
      {(isOpen || live.length > 0) && <p className="muted panel-note">{panelIntro(of)}</p>}
      {live.length === 0 ? (
        <p>{isOpen ? texts.none : texts.noneLeft}</p>
      ) : (
        <Comparison responses={live} isEquity={of.demandType === 'equity'} />
      )}
      {live
        .flatMap(({ corrections }) => corrections ?? [])
        .map(({ at, note }) => (
          <p key={`${at} ${note}`} className="muted panel-foot">
            {texts.corrected(formatDateTime(at), note)}
          </p>
        ))}
      {live.some(isLapsed) && <p className="muted panel-foot">{texts.lapsed}</p>}
      {live.some(awaitsCertification) && (
        <p className="panel-foot">
          {texts.notCertified} <Link to="/certification">{texts.toCertification}</Link>
        </p>
      )}
      {live.some(({ offer }) => offer) && (
        <p className="muted panel-foot">{`${labels.annualCost}：${copy.offer.costHelp}`}</p>
      )}
      <Ended responses={of.responses.filter(isEnded)} asked={of} />
    </>
  )
}

/** What institutions have answered to a need, side by side; its enterprise may choose one. */
export function ResponsesPanel({ needId }: { needId: string }) {
  const answer = useCall(listNeedResponses, { params: { id: needId } }, { refetchSeconds: 60 })
  return (
    <section className="panel" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <Answer of={answer}>{(of) => <Shown of={of} />}</Answer>
    </section>
  )
}
