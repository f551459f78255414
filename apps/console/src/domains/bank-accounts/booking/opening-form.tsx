import { Alert, Button, Form, Popconfirm, Steps } from 'antd'
import { useState } from 'react'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { copy } from './copy.ts'
import { OpeningFields } from './opening-fields.tsx'
import { OpeningConsent, OpeningSummary } from './opening-summary.tsx'
import type { OpeningValues } from './opening-values.ts'
import { useBooking } from './use-booking.ts'
import '../../../shell/cases/cases.css'

interface OpeningFormProps {
  prefilled: OpeningValues
  hasBasic: boolean
  draft: KeptDraft<OpeningValues>
}

/** Choose and fill in, then check and consent, then send. What was typed survives a reload and every refusal. */
export function OpeningForm({ prefilled, hasBasic, draft }: OpeningFormProps) {
  const [form] = Form.useForm<OpeningValues>()
  const [hasDraft, setHasDraft] = useState(draft.restored !== undefined)
  const [hasConsented, setConsented] = useState(false)
  const [consentProblem, setConsentProblem] = useState<string>()
  const { checked, failure, isBusy, back, check, send } = useBooking(form, draft)
  const clear = () => {
    void draft.clear()
    setHasDraft(false)
    const emptied = Object.fromEntries(
      Object.keys(form.getFieldsValue(true)).map((name) => [name, undefined]),
    )
    form.setFieldsValue({ ...emptied, ...prefilled } as Parameters<typeof form.setFieldsValue>[0])
  }
  return (
    <>
      <Steps
        size="small"
        current={checked ? 1 : 0}
        responsive={false}
        items={[{ title: copy.steps.fill }, { title: copy.steps.check }]}
      />
      {failure && <Alert type="error" showIcon role="alert" title={failure.msg} />}
      <div hidden={checked !== undefined} className="panel">
        <p className="muted panel-note">{copy.intro}</p>
        <StackedForm
          form={form}
          className="apply-form"
          initialValues={{ ...prefilled, ...draft.restored }}
          onChange={(values) => {
            draft.keep(values)
            setHasDraft(true)
          }}
          onFinish={check}
        >
          <OpeningFields hasBasic={hasBasic} />
          <div className="form-end">
            <Button type="primary" htmlType="submit" size="large" {...busy(isBusy)}>
              {copy.next}
            </Button>
            {hasDraft && (
              <>
                <Popconfirm
                  title={copy.clearQuestion}
                  okText={copy.clear}
                  cancelText={copy.keep}
                  onConfirm={clear}
                >
                  <Button size="large">{copy.clearDraft}</Button>
                </Popconfirm>
                <span className="muted">{copy.draftKept}</span>
              </>
            )}
          </div>
        </StackedForm>
      </div>
      {checked && (
        <>
          <OpeningSummary values={checked.values} findings={checked.findings} />
          <OpeningConsent
            branchName={checked.values.place?.branchName ?? ''}
            isChecked={hasConsented}
            problem={consentProblem}
            onChange={(isChecked) => {
              setConsented(isChecked)
              setConsentProblem(undefined)
            }}
          />
          <div className="form-end">
            <Button size="large" onClick={back}>
              {copy.summary.back}
            </Button>
            <Button
              type="primary"
              size="large"
              {...busy(isBusy)}
              onClick={() => (hasConsented ? send(checked.values) : setConsentProblem(copy.consent.needed))}
            >
              {copy.summary.submit}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
