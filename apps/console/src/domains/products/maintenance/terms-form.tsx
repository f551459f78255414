import { Button, Form } from 'antd'
import { type ReactNode, useState } from 'react'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { type TypedForm, useKeptForm } from '../../../shell/drafts/use-kept-form.tsx'
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
  /** Of the product they are the terms of; a new one has none. */
  version?: number
  /** What was typed and not saved as the product's draft. */
  draft: KeptDraft<TypedForm<TermsValues>>
  isBusy: boolean
  /** Fields before the terms, such as the institution of a new product. */
  before?: ReactNode
  onSave: (terms: ReturnType<typeof toTerms>, save: PendingSave) => void
}

/** The terms of a product: saved as a draft at any time, checked whole before they go on. Nothing typed is lost. */
export function TermsForm(props: TermsFormProps) {
  const { saved, reach, version, draft, isBusy, before, onSave } = props
  const [form] = Form.useForm<TermsValues>()
  const kept = useKeptForm(form, draft, { initialValues: saved, version })
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
      saved: kept.clear,
      report: ({ fields, msg }) => setProblem(placeErrors(form, fields) ? formCopy.incomplete : msg),
    })
  }
  return (
    <StackedForm
      form={form}
      initialValues={kept.initialValues}
      onChange={kept.keep}
      onFinish={() => save('check')}
    >
      {kept.notice}
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
