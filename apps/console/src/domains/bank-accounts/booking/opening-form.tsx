import { Alert, Button, Form, Steps } from 'antd'
import { useState } from 'react'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { DraftEnd } from '../../../shell/drafts/draft-end.tsx'
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
  const [hasConsented, setConsented] = useState(false)
  const [consentProblem, setConsentProblem] = useState<string>()
  const { checked, failure, isBusy, back, check, send } = useBooking(form, draft)
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
          onChange={draft.keep}
          onFinish={check}
        >
          <OpeningFields hasBasic={hasBasic} />
          <div className="form-end">
            <Button type="primary" htmlType="submit" size="large" {...busy(isBusy)}>
              {copy.next}
            </Button>
            <DraftEnd form={form} draft={draft} prefilled={prefilled} />
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
