import { Alert, Button, Form } from 'antd'
import { type ReactNode, useState } from 'react'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { CostPreview } from './cost-preview.tsx'
import { formCopy } from './form-copy.ts'
import { forgetErrors, placeErrors } from './place-errors.ts'
import { TermsFields } from './terms-fields.tsx'
import { draftProblems, submitProblems, type TermsValues, toTerms } from './terms-values.ts'
import type { AfterSave, PendingSave } from './use-pending-save.ts'
import './maintenance.css'

interface TermsFormProps {
  /** What the server holds. */
  saved: TermsValues
  reach: readonly string[] | null
  /** What was typed and not saved as the product's draft. */
  kept: KeptDraft<TermsValues>
  isBusy: boolean
  /** Fields before the terms, such as the institution of a new product. */
  before?: ReactNode
  onSave: (terms: ReturnType<typeof toTerms>, save: PendingSave) => void
}

/** The terms of a product: saved as a draft at any time, checked whole before they go on. Nothing typed is lost. */
export function TermsForm(props: TermsFormProps) {
  const { saved, reach, kept, isBusy, before, onSave } = props
  const [form] = Form.useForm<TermsValues>()
  const [restored, setRestored] = useState(kept.restored)
  const [problem, setProblem] = useState<string>()
  const save = (after: AfterSave) => {
    const values = form.getFieldsValue(true) as TermsValues
    forgetErrors(form)
    setProblem(undefined)
    const errors = after === 'check' ? submitProblems(values, reach) : draftProblems(values)
    if (placeErrors(form, errors)) {
      setProblem(formCopy.incomplete)
      return
    }
    onSave(toTerms(values), {
      after,
      report: ({ fields, msg }) => setProblem(placeErrors(form, fields) ? formCopy.incomplete : msg),
    })
  }
  const discard = () => {
    void kept.clear()
    setRestored(undefined)
    form.setFieldsValue(saved)
    forgetErrors(form)
  }
  return (
    <StackedForm
      form={form}
      initialValues={{ ...saved, ...restored }}
      onChange={(values) => kept.keep({ ...saved, ...values })}
      onFinish={() => save('check')}
    >
      {restored && (
        <Alert
          type="info"
          showIcon
          className="form-alert"
          title={formCopy.restored}
          action={<Button onClick={discard}>{formCopy.discard}</Button>}
        />
      )}
      <div className="two-columns">
        <div className="stack">
          {before}
          <TermsFields reach={reach} />
        </div>
        <CostPreview />
      </div>
      <FormProblem text={problem} />
      <section className="action-bar">
        <Button type="primary" htmlType="submit" {...busy(isBusy)}>
          {formCopy.check}
        </Button>
        <Button onClick={() => save('stay')} {...busy(isBusy)}>
          {formCopy.save}
        </Button>
      </section>
    </StackedForm>
  )
}
