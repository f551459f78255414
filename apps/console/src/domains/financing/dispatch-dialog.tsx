import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Checkbox, Input, Tag } from 'antd'
import { useState } from 'react'
import { getNeedCase, listAreaNeeds } from '@lqr/contract/financing/need-calls.ts'
import { dispatchNeed, listNeedResponses, proposeDispatch } from '@lqr/contract/financing/response-calls.ts'
import type { DispatchCandidate, DispatchProposal } from '@lqr/contract/financing/response-entities.ts'
import { DISPATCH_CRITERIA } from '@lqr/contract/financing/response-kinds.ts'
import { maxLengthOf } from '@lqr/contract/kernel/field-limits.ts'
import { busy } from '../../shell/forms/busy.tsx'
import { Answer } from '../../shell/page/answer.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { toastSuccess } from '../../shell/toast.ts'
import { useAction } from '../../shell/use-action.ts'
import { callKey, useCall } from '../../shell/use-call.ts'
import { moveCopy } from '../../shell/cases/copy.ts'
import { dispatchCopy as texts } from './response-copy.ts'
import { Dialog } from '../../shell/forms/dialog.tsx'
import './responses-panel.css'

interface CandidateProps {
  candidate: DispatchCandidate
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** One institution with every reason of the rule. */
function Candidate({ candidate, isChosen, onChoose }: CandidateProps) {
  return (
    <li className="panel">
      <Checkbox
        checked={isChosen}
        aria-label={texts.choose(candidate.orgName)}
        onChange={({ target }) => onChoose(target.checked)}
      >
        <strong>{candidate.orgName}</strong>{' '}
        <Tag color={candidate.suits ? 'success' : 'default'}>
          {candidate.suits ? texts.suits : texts.unfit}
        </Tag>
      </Checkbox>
      <ul className="muted">
        {candidate.reasons.map(({ criterion, holds, text }) => (
          <li key={criterion}>
            {holds ? '✓' : '✗'} {nameOf(DISPATCH_CRITERIA, criterion)}：{text}
          </li>
        ))}
      </ul>
    </li>
  )
}

interface ProposalProps {
  proposal: DispatchProposal
  onDone: () => void
}

function Proposal({ proposal, onDone }: ProposalProps) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [note, setNote] = useState('')
  const queries = useQueryClient()
  const { run, isBusy, failure } = useAction(dispatchNeed, {
    quiet: true,
    onDone() {
      for (const def of [listNeedResponses, proposeDispatch, getNeedCase, listAreaNeeds])
        void queries.invalidateQueries({ queryKey: callKey(def) })
      toastSuccess(texts.done)
      onDone()
    },
    // One that has come to the need by itself, or is closed, is no candidate any more.
    onFailure: () => void queries.invalidateQueries({ queryKey: callKey(proposeDispatch) }),
  })
  const { candidates, slotsFree, needId } = proposal
  // Of what was ticked only what the list still holds is sent: nothing is chosen unseen.
  const orgIds = candidates.map(({ orgId }) => orgId).filter((orgId) => chosen.includes(orgId))
  if (slotsFree === 0) return <p>{texts.full}</p>
  if (candidates.length === 0) return <p>{texts.none}</p>
  const choose = (orgId: string) => (isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, orgId] : before.filter((one) => one !== orgId)))
  const isTooMany = orgIds.length > slotsFree
  return (
    <div className="stack">
      <p className="muted">{texts.intro(slotsFree)}</p>
      <ul className="dispatch-list stack">
        {candidates.map((candidate) => (
          <Candidate
            key={candidate.orgId}
            candidate={candidate}
            isChosen={chosen.includes(candidate.orgId)}
            onChoose={choose(candidate.orgId)}
          />
        ))}
      </ul>
      <Input.TextArea
        aria-label={texts.note}
        placeholder={moveCopy.optional(texts.note)}
        value={note}
        maxLength={maxLengthOf(dispatchNeed.body.shape.note)}
        onChange={({ target }) => setNote(target.value)}
      />
      {isTooMany && <Alert type="warning" showIcon title={texts.tooMany(slotsFree)} />}
      {failure && <Alert type="error" showIcon role="alert" title={failure.fields.orgIds ?? failure.msg} />}
      <Button
        type="primary"
        disabled={orgIds.length === 0 || isTooMany}
        {...busy(isBusy)}
        onClick={() => run({ params: { id: needId }, body: { orgIds, ...(note.trim() ? { note } : {}) } })}
      >
        {orgIds.length === 0 ? texts.pick : texts.ok(orgIds.length)}
      </Button>
    </div>
  )
}

/** The authority sends a need to institutions: ranked by the rule, with reasons, and decided by a person. */
export function DispatchDialog({ needId, onClose }: { needId: string; onClose: () => void }) {
  const answer = useCall(proposeDispatch, { params: { id: needId } })
  return (
    <Dialog title={texts.title} footer={null} onCancel={onClose}>
      <Answer of={answer}>{(proposal) => <Proposal proposal={proposal} onDone={onClose} />}</Answer>
    </Dialog>
  )
}
