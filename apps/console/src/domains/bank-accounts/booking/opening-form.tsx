import { Alert, Button, Form, Steps } from 'antd'
import { useState } from 'react'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { DraftEnd } from '../../../shell/drafts/draft-end.tsx'
import { busy } from '../../../shell/forms/busy.tsx'
import { KnownContext } from '../../../shell/facts/filled-context.ts'
import { useBegun } from '../../../shell/facts/use-begun.ts'
import type { KnownForForm } from '../../../shell/facts/use-known-facts.ts'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { copy } from './copy.ts'
import { OpeningFields } from './opening-fields.tsx'
import { OpeningConsent, OpeningSummary } from './opening-summary.tsx'
import type { OpeningValues } from './opening-values.ts'
import { useBooking } from './use-booking.ts'
import '../../../shell/cases/cases.css'

interface OpeningFormProps {
  start: OpeningValues
  known: KnownForForm
  hasBasic: boolean
  draft: KeptDraft<OpeningValues>
}

/** Choose and fill in, then check and consent, then send. What was typed survives a reload and every refusal. */
export function OpeningForm({ start, known, hasBasic, draft }: OpeningFormProps) {
  const [form] = Form.useForm<OpeningValues>()
  const begun = useBegun(start, known, draft.restored)
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
          initialValues={begun.values}
          onChange={(values) => draft.keep({ ...values, filled: begun.filled })}
          onFinish={check}
        >
          <KnownContext value={begun}>
            <OpeningFields hasBasic={hasBasic} />
          </KnownContext>
          <div className="form-end">
            <Button type="primary" htmlType="submit" size="large" {...busy(isBusy)}>
              {copy.next}
            </Button>
            <DraftEnd form={form} draft={draft} prefilled={begun.anew} />
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
