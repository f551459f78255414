import { Alert, Button, Form, Steps } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { AUTHORISATION_LETTER_TITLE } from '@lqr/contract/credit/authorisation-letter.ts'
import { applyForProduct } from '@lqr/contract/applications/calls.ts'
import type { ProductDetail } from '@lqr/contract/products/entities.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { bodyErrors, showErrors } from '../../../shell/forms/contract-form.ts'
import { useAction } from '../../../shell/use-action.ts'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { DraftEnd } from '../../../shell/drafts/draft-end.tsx'
import { busy } from '../../../shell/forms/busy.tsx'
import { KnownContext } from '../../../shell/facts/filled-context.ts'
import { useBegun } from '../../../shell/facts/use-begun.ts'
import type { KnownForForm } from '../../../shell/facts/use-known-facts.ts'
import { ApplyFields } from './apply-fields.tsx'
import { ApplySummary } from './apply-summary.tsx'
import { type ApplyValues, FORM_NAMES, termProblems, toBody } from './apply-values.ts'
import { ConsentBox } from './consent-box.tsx'
import { copy } from './copy.ts'
import '../../../shell/cases/cases.css'

interface ApplyFormProps {
  product: ProductDetail
  start: ApplyValues
  known: KnownForForm
  draft: KeptDraft<ApplyValues>
}

function openCaseOf({ data }: CallFailure): string | undefined {
  return typeof data === 'object' && data !== null && 'id' in data ? String(data.id) : undefined
}

/** Fill in, then check and consent, then send. What was typed survives a reload, the end of the session and every refusal. */
export function ApplyForm({ product, start, known, draft }: ApplyFormProps) {
  const [form] = Form.useForm<ApplyValues>()
  const begun = useBegun(start, known, draft.restored)
  const navigate = useNavigate()
  const [checked, setChecked] = useState<ApplyValues>()
  const [hasConsented, setConsented] = useState(false)
  const [consentProblem, setConsentProblem] = useState<string>()
  const { run, isBusy, failure } = useAction(applyForProduct, {
    onDone: ({ id }) => {
      void draft.clear()
      void navigate(`/product/applied/${id}`, { replace: true })
    },
    onFailure: ({ fields }) => {
      if (Object.keys(fields).length === 0) return
      setChecked(undefined)
      showErrors(form, fields, FORM_NAMES)
    },
  })
  const check = (values: ApplyValues) => {
    const errors = {
      ...bodyErrors(applyForProduct, toBody(values, product)),
      ...termProblems(values, product),
    }
    if (Object.keys(errors).length > 0) showErrors(form, errors, FORM_NAMES)
    else setChecked(values)
  }
  const submit = (values: ApplyValues) => {
    if (hasConsented) run({ body: toBody(values, product) })
    else setConsentProblem(copy.consent.needed(AUTHORISATION_LETTER_TITLE))
  }
  const openCase = failure && openCaseOf(failure)
  return (
    <>
      <Steps
        size="small"
        current={checked ? 1 : 0}
        responsive={false}
        items={[{ title: copy.steps.fill }, { title: copy.steps.check }]}
      />
      {failure && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={failure.msg}
          action={openCase && <Link to={`/personal/applications/${openCase}`}>{copy.summary.openCase}</Link>}
        />
      )}
      <div hidden={checked !== undefined} className="panel">
        <StackedForm
          form={form}
          className="apply-form"
          initialValues={begun.values}
          onChange={(values) => draft.keep({ ...values, filled: begun.filled })}
          onFinish={check}
        >
          <KnownContext value={begun}>
            <ApplyFields product={product} />
          </KnownContext>
          <div className="form-end">
            <Button type="primary" htmlType="submit" size="large">
              {copy.form.next}
            </Button>
            <DraftEnd form={form} draft={draft} prefilled={begun.anew} />
          </div>
        </StackedForm>
      </div>
      {checked && (
        <>
          <ApplySummary values={checked} product={product} />
          <ConsentBox
            orgName={product.orgName}
            productName={product.name}
            isChecked={hasConsented}
            problem={consentProblem}
            onChange={(isChecked) => {
              setConsented(isChecked)
              setConsentProblem(undefined)
            }}
          />
          <div className="form-end">
            <Button size="large" onClick={() => setChecked(undefined)}>
              {copy.summary.back}
            </Button>
            <Button type="primary" size="large" {...busy(isBusy)} onClick={() => submit(checked)}>
              {copy.summary.submit}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
