import { useQueryClient } from '@tanstack/react-query'
import { Checkbox, Form, InputNumber } from 'antd'
import { AUTHORISATION_LETTER_TITLE } from '@lqr/contract/credit/authorisation-letter.ts'
import { grantRequested } from '@lqr/contract/credit/authorisation-request-calls.ts'
import { listAuthorisations } from '@lqr/contract/credit/calls.ts'
import { TOPIC_LETTER_VERSION, topicLetter } from '@lqr/contract/credit/topic-letter.ts'
import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { useSession } from '../../../shell/session/session.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey } from '../../../shell/use-call.ts'
import { type Authorisation, topicsIn } from './authorisation.ts'
import { copy } from './copy.ts'
import '../../../shell/cases/cases.css'

interface Values {
  topics?: CreditTopicCode[]
  termDays?: number | null
  consent?: boolean
}

interface GrantDialogProps {
  authorisation: Authorisation
  onClose: () => void
}

const { shape } = grantRequested.body

/** What an institution asked for: the enterprise may give less, for a shorter time, and reads the letter it agrees to. */
export function GrantDialog({ authorisation, onClose }: GrantDialogProps) {
  const { id, granteeOrgName, bizNo, purposeCode, dataScope, request } = authorisation
  const { displayName } = useSession()
  const queries = useQueryClient()
  const [form] = Form.useForm<Values>()
  const asked = topicsIn(dataScope)
  const mostDays = request?.termDays ?? 1
  const given = Form.useWatch([], form)
  const renew = () => void queries.invalidateQueries({ queryKey: callKey(listAuthorisations) })
  const { submit, isBusy, problem } = useFormAction(grantRequested, form, {
    onDone: () => {
      toastSuccess(copy.granted)
      renew()
      onClose()
    },
    onFailure: ({ code }) => {
      if (code === 409) renew()
    },
  })
  const letter = topicLetter({
    corporateName: displayName,
    orgName: granteeOrgName,
    bizNo,
    purposeCode,
    dataScope: given?.topics ?? asked.map(({ code }) => code),
    termDays: given?.termDays ?? mostDays,
  })
  const finish = ({ topics = [], termDays, consent }: Values) =>
    submit(
      {
        params: { id },
        body: { topics, termDays: termDays ?? 0, agreementVersion: TOPIC_LETTER_VERSION, consent: true },
      },
      consent ? {} : { consent: copy.mustAgree },
    )
  return (
    <FormDialog<Values>
      title={copy.grantTitle(granteeOrgName)}
      form={form}
      submitText={copy.grantOk}
      isBusy={isBusy}
      problem={problem}
      initialValues={{ topics: asked.map(({ code }) => code), termDays: mostDays, consent: false }}
      onFinish={finish}
      onClose={onClose}
    >
      <Form.Item name="topics" label={labelOf(shape.topics)} extra={copy.fewerTopics}>
        <Checkbox.Group options={asked.map(({ code, name }) => ({ value: code, label: name }))} />
      </Form.Item>
      <Form.Item name="termDays" label={labelOf(shape.termDays)} extra={copy.mostDays(mostDays)}>
        <InputNumber min={1} max={mostDays} precision={0} suffix={copy.days} />
      </Form.Item>
      <div
        className="prewrap agreement-text"
        role="region"
        aria-label={AUTHORISATION_LETTER_TITLE}
        tabIndex={0}
      >
        {letter}
      </div>
      <Form.Item name="consent" valuePropName="checked">
        <Checkbox>{copy.agree(AUTHORISATION_LETTER_TITLE)}</Checkbox>
      </Form.Item>
    </FormDialog>
  )
}
