import { Form, Input, Select } from 'antd'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { fundFields } from '@lqr/contract/funds/calls.ts'
import { createFund, type FundRecord, updateFund } from '@lqr/contract/funds/record-calls.ts'
import { FUND_KINDS, FUND_PHASES, FUND_STAGES } from '@lqr/contract/reference/fund-kinds.ts'
import { LEADING_INDUSTRIES } from '@lqr/contract/reference/leading-industries.ts'
import { AmountInput } from '../../shell/forms/amount-input.tsx'
import { RegionSelect } from '../../shell/forms/region-select.tsx'
import { useFormAction } from '../../shell/forms/use-form-action.ts'
import { optionsOf } from '../../shell/publishing/form-values.ts'
import { RecordDrawer } from '../../shell/publishing/record-drawer.tsx'
import { copy } from './copy.ts'
import { FUND_FIELDS, fundBody, fundProblems, type FundValues, fundValues } from './fund-values.ts'

const { shape } = fundFields
const kindOptions = optionsOf(FUND_KINDS)
const phaseOptions = optionsOf(FUND_PHASES)
const stageOptions = optionsOf(FUND_STAGES)
const industryOptions = optionsOf(LEADING_INDUSTRIES)

interface FundDrawerProps {
  /** Undefined for a new fund. */
  fund: FundRecord | undefined
  onSaved: () => void
  onClose: () => void
}

/** A fund to be added or changed; amounts are typed in 万元. */
export function FundDrawer({ fund, onSaved, onClose }: FundDrawerProps) {
  const [form] = Form.useForm<FundValues>()
  const create = useFormAction(createFund, form, { onDone: onSaved, names: FUND_FIELDS })
  const update = useFormAction(updateFund, form, { onDone: onSaved, names: FUND_FIELDS })
  const { isBusy, problem } = fund ? update : create
  const finish = (values: FundValues) => {
    const body = fundBody(values)
    const problems = fundProblems(values)
    if (fund) update.submit({ params: { id: fund.id }, body: { ...body, version: fund.version } }, problems)
    else create.submit({ body }, problems)
  }
  return (
    <RecordDrawer
      title={fund ? copy.editTitle : copy.create}
      form={form}
      initialValues={fundValues(fund)}
      isNew={!fund}
      isBusy={isBusy}
      problem={problem}
      onFinish={finish}
      onClose={onClose}
    >
      <Form.Item name="name" label={labelOf(shape.name)}>
        <Input autoComplete="off" maxLength={60} />
      </Form.Item>
      <Form.Item name="kind" label={labelOf(shape.kind)}>
        <Select options={kindOptions} />
      </Form.Item>
      <Form.Item name="phase" label={labelOf(shape.phase)}>
        <Select options={phaseOptions} />
      </Form.Item>
      <Form.Item name="manager" label={labelOf(shape.manager)}>
        <Input autoComplete="off" maxLength={60} />
      </Form.Item>
      <Form.Item name="size" label={labelOf(shape.sizeYuan)}>
        <AmountInput />
      </Form.Item>
      <Form.Item name="amountMin" label={labelOf(shape.amountMinYuan)}>
        <AmountInput />
      </Form.Item>
      <Form.Item name="amountMax" label={labelOf(shape.amountMaxYuan)}>
        <AmountInput />
      </Form.Item>
      <Form.Item name="industries" label={labelOf(shape.industries)}>
        <Select mode="multiple" options={industryOptions} showSearch={{ optionFilterProp: 'label' }} />
      </Form.Item>
      <Form.Item name="stages" label={labelOf(shape.stages)}>
        <Select mode="multiple" options={stageOptions} showSearch={{ optionFilterProp: 'label' }} />
      </Form.Item>
      <Form.Item name="areaCode" label={labelOf(shape.areaCode)}>
        <RegionSelect />
      </Form.Item>
      <Form.Item name="intro" label={labelOf(shape.intro)}>
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} maxLength={1000} />
      </Form.Item>
      <Form.Item name="howToApply" label={labelOf(shape.howToApply)}>
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} maxLength={1000} />
      </Form.Item>
      <Form.Item name="officePhone" label={labelOf(shape.officePhone)}>
        <Input type="tel" inputMode="tel" autoComplete="off" maxLength={30} />
      </Form.Item>
    </RecordDrawer>
  )
}
