import { Button, Form, Select } from 'antd'
import { fitProducts } from '@lqr/contract/products/fit-calls.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { DEMAND_TYPES } from '@lqr/contract/reference/demand-types.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { TARGET_GROUPS } from '@lqr/contract/reference/target-groups.ts'
import { AmountInput } from '../../../shell/forms/amount-input.tsx'
import { bodyErrors, showErrors } from '../../../shell/forms/contract-form.ts'
import { RegionSelect } from '../../../shell/forms/region-select.tsx'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { copy } from './copy.ts'
import { FORM_NAMES, toValues, toWant, typedProblems, type Want, type WantValues } from './want-address.ts'

const { shape } = fitProducts.body
const labels = labelsOf(fitProducts.body)

function CodeSelect({
  name,
  items,
}: {
  name: 'guaranteeMode' | 'demandType'
  items: readonly { code: string; name: string }[]
}) {
  const options = items.map(({ code, name: label }) => ({ value: code, label }))
  return (
    <Form.Item name={name} label={copy.optional(labels[name])}>
      <Select<string> options={options} allowClear showSearch={{ optionFilterProp: 'label' }} />
    </Form.Item>
  )
}

/** What is wanted; only what can be compared is passed on. */
export function FitForm({ want, onWant }: { want: Want | undefined; onWant: (want: object) => void }) {
  const [form] = Form.useForm<WantValues>()
  const submit = (values: WantValues) => {
    const asked = toWant(values)
    const errors = { ...bodyErrors(fitProducts, asked), ...typedProblems(values) }
    if (Object.keys(errors).length > 0) showErrors(form, errors, FORM_NAMES)
    else onWant(asked)
  }
  return (
    <section className="panel" aria-label={copy.form}>
      <StackedForm form={form} className="fit-form" initialValues={toValues(want)} onFinish={submit}>
        <div className="fit-fields">
          <Form.Item name="amount" label={labels.amountYuan}>
            <AmountInput />
          </Form.Item>
          <TextItem name="term" of={shape.termMonths} inputMode="numeric" />
          <CodeSelect name="guaranteeMode" items={GUARANTEE_MODES} />
          <CodeSelect name="demandType" items={DEMAND_TYPES} />
          <Form.Item name="areaCode" label={copy.optional(labels.areaCode)} extra={copy.areaHelp}>
            <RegionSelect allowClear />
          </Form.Item>
          <TextItem
            name="rateMax"
            of={shape.rateMax}
            label={copy.optional(labels.rateMax)}
            inputMode="decimal"
          />
          <Form.Item name="targetGroups" label={copy.optional(labels.targetGroups)} extra={copy.groupsHelp}>
            <Select
              mode="multiple"
              allowClear
              options={TARGET_GROUPS.map(({ code, name }) => ({ value: code, label: name }))}
              showSearch={{ optionFilterProp: 'label' }}
            />
          </Form.Item>
        </div>
        <Button type="primary" htmlType="submit">
          {copy.compare}
        </Button>
      </StackedForm>
    </section>
  )
}
