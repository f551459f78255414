import { Button, Form, type FormInstance, Radio, Select } from 'antd'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { taxLicenceForm } from '@lqr/contract/tax/calls.ts'
import { TAX_DATASETS, TAX_TERMS } from '@lqr/contract/tax/datasets.ts'
import { explainIssues } from '@lqr/contract/kernel/explain-issues.ts'
import { showErrors } from '../../../shell/forms/contract-form.ts'
import { grantCopy as texts } from '../copy.ts'
import { COMMON_SCOPE, ScopeBoxes } from '../scope-boxes.tsx'
import { AlreadyLicensed } from './already-licensed.tsx'
import type { GrantCase, GrantValues } from './grant-values.ts'

const shape = taxLicenceForm.shape
const chosen = taxLicenceForm.pick({ bizNo: true, scope: true, term: true })

interface ChooseStepProps {
  form: FormInstance<GrantValues>
  cases: readonly GrantCase[]
  onNext: () => void
}

/** For which case, which data, for how long. */
export function ChooseStep({ form, cases, onNext }: ChooseStepProps) {
  const bizNo = Form.useWatch('bizNo', form)
  const next = () => {
    const { scope, term } = form.getFieldsValue()
    const parsed = chosen.safeParse({ bizNo, scope, term })
    if (parsed.success) onNext()
    else showErrors(form, explainIssues(parsed.error))
  }
  return (
    <>
      <Form.Item name="bizNo" label={texts.case} extra={texts.caseHint}>
        <Select
          options={cases.map(({ applyNo, orgName, productName }) => ({
            value: applyNo,
            label: texts.caseOf(orgName, productName, applyNo),
          }))}
        />
      </Form.Item>
      {bizNo && <AlreadyLicensed bizNo={bizNo} />}
      <Form.Item name="scope" label={labelOf(shape.scope)}>
        <ScopeBoxes label={labelOf(shape.scope)} items={TAX_DATASETS} common={COMMON_SCOPE} />
      </Form.Item>
      <Form.Item name="term" label={labelOf(shape.term)}>
        <Radio.Group options={TAX_TERMS.map(({ code, name }) => ({ value: code, label: name }))} />
      </Form.Item>
      <Button type="primary" onClick={next}>
        {texts.next}
      </Button>
    </>
  )
}
