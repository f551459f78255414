import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Form, Steps } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { applyForListing, getListingStart } from '@lqr/contract/equity/listing-calls.ts'
import type { ListingStart } from '@lqr/contract/equity/listing-entities.ts'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { DraftEnd } from '../../../shell/drafts/draft-end.tsx'
import { busy } from '../../../shell/forms/busy.tsx'
import { bodyErrors, showErrors } from '../../../shell/forms/contract-form.ts'
import { KnownContext } from '../../../shell/facts/filled-context.ts'
import { useBegun } from '../../../shell/facts/use-begun.ts'
import type { KnownForForm } from '../../../shell/facts/use-known-facts.ts'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { callKey } from '../../../shell/use-call.ts'
import { ApplyFields } from './apply-fields.tsx'
import { ApplyConsent, ApplySummary } from './apply-summary.tsx'
import { type ListingValues, placeProblems, toListingBody } from './apply-values.ts'
import { applyCopy as copy } from './copy.ts'
import '../../../shell/cases/cases.css'

interface ApplyFormProps {
  start: ListingStart
  exchangeName: string
  known: KnownForForm
  draft: KeptDraft<ListingValues>
}

/** Fill in, then check and consent, then send. What was typed and uploaded survives a reload and every refusal. */
export function ApplyForm({ start, exchangeName, known, draft }: ApplyFormProps) {
  const { item } = start
  const [form] = Form.useForm<ListingValues>()
  const begun = useBegun<ListingValues>({}, known, draft.restored)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [checked, setChecked] = useState<ListingValues>()
  const [hasConsented, setConsented] = useState(false)
  const [consentProblem, setConsentProblem] = useState<string>()
  const { run, isBusy, failure } = useAction(applyForListing, {
    quiet: true,
    onDone: ({ id }) => {
      void draft.clear()
      toastSuccess(copy.done)
      void navigate(`/personal/listings/${id}`, { replace: true })
    },
    onFailure: ({ fields }) => {
      if (Object.keys(fields).length === 0) return
      setChecked(undefined)
      showErrors(form, fields)
      // The list may be another one by now: each of its documents has a place, and what was given stays.
      if (fields.documents) void queries.invalidateQueries({ queryKey: callKey(getListingStart) })
    },
  })
  const check = (values: ListingValues) => {
    const errors = {
      ...bodyErrors(applyForListing, toListingBody(values, item)),
      ...placeProblems(values, item.documents),
    }
    if (Object.keys(errors).length > 0) showErrors(form, errors)
    else setChecked(values)
  }
  const submit = (values: ListingValues) => {
    if (hasConsented) run({ body: toListingBody(values, item) })
    else setConsentProblem(copy.consent.needed)
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
          initialValues={begun.values}
          onChange={(values) => draft.keep({ ...values, filled: begun.filled })}
          onFinish={check}
        >
          <KnownContext value={begun}>
            <ApplyFields documents={item.documents} />
          </KnownContext>
          <div className="form-end">
            <Button type="primary" htmlType="submit" size="large">
              {copy.next}
            </Button>
            <DraftEnd form={form} draft={draft} prefilled={begun.anew} />
          </div>
        </StackedForm>
      </div>
      {checked && (
        <>
          <ApplySummary values={checked} start={start} />
          <ApplyConsent
            exchangeName={exchangeName}
            isChecked={hasConsented}
            problem={consentProblem}
            onChange={(isChecked) => {
              setConsented(isChecked)
              setConsentProblem(undefined)
            }}
          />
          <div className="form-end">
            <Button size="large" onClick={() => setChecked(undefined)}>
              {copy.edit}
            </Button>
            <Button type="primary" size="large" {...busy(isBusy)} onClick={() => submit(checked)}>
              {copy.submit}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
