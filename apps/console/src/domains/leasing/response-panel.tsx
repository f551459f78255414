import { Button, Form } from 'antd'
import { useState } from 'react'
import { agreeToLeaseOffer, cancelLease } from '@lqr/contract/leasing/calls.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { type LeaseNeedDetail, leaseOffer, type LeaseResponse } from '@lqr/contract/leasing/entities.ts'
import { leaseCase } from '@lqr/contract/leasing/lease-case.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { Facts } from '../../shell/records/facts.tsx'
import { DueTag } from '../../shell/time/due-tag.tsx'
import { useNow } from '../../shell/time/use-now.ts'
import { CaseMoveDialog } from '../../shell/cases/case-move-dialog.tsx'
import { CaseStatusTag } from '../../shell/cases/case-status-tag.tsx'
import { wordsOf } from '../../shell/cases/move-texts.ts'
import { TextMove } from '../../shell/cases/text-move.tsx'
import { caseFacts } from './case-facts.ts'
import { copy, mineCopy } from './copy.ts'
import { DeclineFacts, EndFacts, OfferFacts } from './offer-facts.tsx'
import type { NeedActionProps } from './use-lease.ts'

const texts = mineCopy.agree
const labels = labelsOf(leaseOffer)

interface AgreeProps {
  need: LeaseNeedDetail
  response: LeaseResponse
  onScreen: NeedActionProps['onScreen']
  onClose: () => void
}

/** Accepts one institution's offer: it may then sign. */
function AgreeAction({ need, response, onScreen, onClose }: AgreeProps) {
  const [form] = Form.useForm<object>()
  const { offer } = response
  return (
    <CaseMoveDialog
      def={agreeToLeaseOffer}
      form={form}
      isOneStep
      of={leaseCase}
      move="agree"
      texts={texts}
      fields={null}
      toInput={() => ({
        params: { id: need.id },
        body: { responseId: response.id, version: response.version },
      })}
      summary={() => [
        { label: texts.org, value: response.orgName },
        { label: copy.equipment, value: need.equipmentName },
        { label: labels.amountYuan, value: formatAmount(offer?.amountYuan) },
        { label: labels.rentYuan, value: formatAmount(offer?.rentYuan) },
        { label: labels.annualCost, value: formatPercent(offer?.annualCost) },
        { label: labels.totalYuan, value: formatAmount(offer?.totalYuan) },
      ]}
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}

/** Ends the contract that was signed with one institution, and says why. */
function CancelAction({ need, response, onScreen, onClose }: AgreeProps) {
  return (
    <TextMove
      of={leaseCase}
      move="cancel"
      texts={mineCopy.cancel}
      def={cancelLease}
      name="endReason"
      field={cancelLease.body.shape.endReason}
      facts={[{ label: texts.org, value: response.orgName }, ...caseFacts(need)]}
      toInput={(endReason) => ({
        params: { id: need.id },
        body: { responseId: response.id, version: response.version, endReason },
      })}
      isDanger
      onScreen={onScreen}
      onClose={onClose}
    />
  )
}

const notes: Readonly<Record<string, string>> = {
  SUBMITTED: mineCopy.waiting,
  ACCEPTED: mineCopy.accepted,
  LOST: mineCopy.lost,
  WITHDRAWN: mineCopy.ended,
  EXPIRED: mineCopy.ended,
}

function Call({ phone }: { phone: string | null }) {
  return phone ? <a href={`tel:${phone}`}>{phone}</a> : null
}

/** One institution's answer: where it stands, whom to call, its offer or its reasons. */
export function ResponsePanel({ need, response, onScreen }: Omit<AgreeProps, 'onClose'>) {
  const [opened, setOpened] = useState<'agree' | 'cancel'>()
  const dialog = { need, response, onScreen, onClose: () => setOpened(undefined) }
  const now = useNow()
  const { offer, officerName, officerPhone, orgPhone, status, dueAt, endReason } = response
  const note = offer?.isLapsed ? mineCopy.lapsed : notes[status]
  const contact = [
    ...(dueAt ? [{ label: mineCopy.dueAt, value: <DueTag clock={response} now={now} /> }] : []),
    ...(officerName
      ? [
          { label: mineCopy.officer, value: officerName },
          { label: mineCopy.phone, value: <Call phone={officerPhone} /> },
        ]
      : []),
    { label: mineCopy.orgPhone, value: orgPhone && <Call phone={orgPhone} /> },
  ]
  return (
    <section className="panel" aria-label={response.orgName}>
      <div className="panel-head">
        <h2>{response.orgName}</h2>
        <CaseStatusTag of={leaseCase} status={status} />
      </div>
      {note && <p className="muted panel-note">{note}</p>}
      <Facts items={contact} />
      {status === 'DECLINED' && <DeclineFacts of={response} need={need} />}
      {endReason && <EndFacts reason={endReason} />}
      {offer && status !== 'DECLINED' && <OfferFacts offer={offer} agreedAt={response.agreedAt} />}
      {response.can.agree && (
        <Button type="primary" onClick={() => setOpened('agree')}>
          {wordsOf({ of: leaseCase, move: 'agree', texts }).button}
        </Button>
      )}
      {response.can.cancel && (
        <Button danger onClick={() => setOpened('cancel')}>
          {mineCopy.cancel.button}
        </Button>
      )}
      {opened === 'agree' && <AgreeAction {...dialog} />}
      {opened === 'cancel' && <CancelAction {...dialog} />}
    </section>
  )
}
