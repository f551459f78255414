import { Alert, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { getLeaseNeed, listLeaseNeeds, withdrawLeaseNeed } from '@lqr/contract/leasing/calls.ts'
import type { LeaseNeedDetail } from '@lqr/contract/leasing/entities.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { Answer } from '../../shell/page/answer.tsx'
import { Page } from '../../shell/page/page.tsx'
import { MoveDialog } from '../../shell/cases/move-dialog.tsx'
import { copy, mineCopy } from './copy.ts'
import { LeaseFacts } from './lease-facts.tsx'
import { LeaseStatusTag } from './lease-status-tag.tsx'
import { awaited, LeaseTimeline } from './lease-timeline.tsx'
import { ResponsePanel } from './response-panel.tsx'
import { type LeaseOnScreen, useLease } from './use-lease.ts'

type OnScreen = LeaseOnScreen<typeof getLeaseNeed>

const texts = mineCopy.withdraw

interface WithdrawProps {
  need: LeaseNeedDetail
  onScreen: OnScreen
  onClose: () => void
}

/** Takes the need back before a signing. */
function WithdrawAction({ need, onScreen, onClose }: WithdrawProps) {
  const [form] = Form.useForm<{ note?: string }>()
  return (
    <MoveDialog
      def={withdrawLeaseNeed}
      form={form}
      isOneStep
      isDanger
      title={texts.title}
      okText={texts.ok}
      warning={texts.warning}
      fields={
        <Form.Item name="note" label={texts.note}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={500} showCount />
        </Form.Item>
      }
      toInput={({ note }: { note?: string }) => ({
        params: { id: need.id },
        body: { version: need.version, ...(note ? { note } : {}) },
      })}
      summary={() => [
        { label: copy.needNo, value: need.needNo },
        { label: copy.equipment, value: need.equipmentName },
        { label: copy.amount, value: `${formatAmount(need.amountYuan)} · ${formatTerm(need.termMonths)}` },
      ]}
      onClose={onClose}
      onConflict={onScreen.conflicted}
      onDone={(next) => {
        onScreen.moved(next, texts.done)
        onClose()
      }}
    />
  )
}

function currentOf(need: LeaseNeedDetail) {
  const title = awaited(
    need.status,
    need.responses.some(({ agreedAt }) => agreedAt),
  )
  const until = need.status === 'SUBMITTED' ? copy.until(formatDate(need.expiresAt)) : undefined
  return title === undefined ? undefined : { title, until }
}

/** One of the enterprise's lease needs: every institution's answer, and what may be done now. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useLease(getLeaseNeed, listLeaseNeeds, id)
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const { answer, data, changedNote, forgetChange } = onScreen
  return (
    <Page
      title={data?.equipmentName ?? mineCopy.title}
      mark={data && <LeaseStatusTag status={data.status} />}
      extra={<Link to="/personal/leases">{mineCopy.back}</Link>}
    >
      {changedNote && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          className="form-alert"
          title={changedNote}
          closable={{ onClose: forgetChange }}
        />
      )}
      <Answer of={answer}>
        {() =>
          data && (
            <>
              <div className="two-columns">
                <div className="stack">
                  {data.responses.map((response) => (
                    <ResponsePanel key={response.id} need={data} response={response} onScreen={onScreen} />
                  ))}
                  <LeaseFacts need={data} />
                </div>
                <LeaseTimeline events={data.timeline} current={currentOf(data)} />
              </div>
              {data.can.withdraw && (
                <section className="action-bar" aria-label={copy.actions}>
                  <Button danger onClick={() => setIsWithdrawing(true)}>
                    {texts.button}
                  </Button>
                </section>
              )}
              {isWithdrawing && (
                <WithdrawAction need={data} onScreen={onScreen} onClose={() => setIsWithdrawing(false)} />
              )}
            </>
          )
        }
      </Answer>
    </Page>
  )
}
