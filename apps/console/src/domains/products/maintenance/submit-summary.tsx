import { Button, Form } from 'antd'
import { useEffect, useRef } from 'react'
import { submitProduct } from '@lqr/contract/products/maintenance-calls.ts'
import type { MaintainedProduct } from '@lqr/contract/products/maintenance-entities.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import { busy } from '../../../shell/forms/busy.tsx'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { DifferencesTable } from '../../../shell/records/differences-table.tsx'
import { formCopy } from './form-copy.ts'
import { termDifferences } from './term-lines.ts'
import { TermsFacts } from './terms-facts.tsx'
import { isProductOvertaken } from './use-maintained-product.ts'
import './maintenance.css'

interface SubmitSummaryProps {
  product: MaintainedProduct
  onBack: () => void
  onDone: (product: MaintainedProduct) => void
  onConflict: (failure: CallFailure) => void
}

interface Values {
  note?: string
}

const texts = formCopy.submit

/** Everything once more before it is submitted: what changes, the whole, and what the submission means. */
export function SubmitSummary({ product, onBack, onDone, onConflict }: SubmitSummaryProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [form] = Form.useForm<Values>()
  const { submit, isBusy, problem } = useFormAction(submitProduct, form, {
    onDone,
    onFailure: (failure) => {
      if (isProductOvertaken(failure)) onConflict(failure)
    },
  })
  const { id, version, draft, live, status } = product
  if (!draft) return null
  const rows = live && termDifferences(live, draft)
  const rules = status === 'UNLISTED' ? [...texts.rules, texts.unlistedRule] : texts.rules
  return (
    <div className="stack">
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {texts.title}
      </h2>
      {rows && rows.length > 0 && (
        <section className="panel">
          <h2>{texts.change}</h2>
          <DifferencesTable label={texts.change} rows={rows} />
        </section>
      )}
      <section className="panel">
        <h2>{texts.whole}</h2>
        <TermsFacts terms={draft} />
      </section>
      <section className="panel">
        <ul className="submit-rules">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <StackedForm
          form={form}
          className="narrow"
          onFinish={({ note }) => submit({ params: { id }, body: { version, ...(note ? { note } : {}) } })}
        >
          <LongTextItem
            name="note"
            of={submitProduct.body.shape.note}
            label={texts.note}
            extra={texts.noteHelp}
          />
        </StackedForm>
        <FormProblem text={problem} />
      </section>
      <section className="action-bar">
        <Button type="primary" {...busy(isBusy)} onClick={() => form.submit()}>
          {texts.ok}
        </Button>
        <Button onClick={onBack}>{texts.back}</Button>
      </section>
    </div>
  )
}
