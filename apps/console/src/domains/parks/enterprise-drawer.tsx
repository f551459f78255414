import { Form, Input, Select } from 'antd'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { parkEnterpriseForm, type ParkEnterpriseRecord } from '@lqr/contract/parks/entities.ts'
import { createParkEnterprise, updateParkEnterprise } from '@lqr/contract/parks/record-calls.ts'
import { ENTERPRISE_SCALES } from '@lqr/contract/reference/enterprise-scales.ts'
import { LEADING_INDUSTRIES } from '@lqr/contract/reference/leading-industries.ts'
import { chinaToday, DateInput } from '../../shell/forms/date-input.tsx'
import { numberOf } from '../../shell/forms/number-of.ts'
import { useFormAction } from '../../shell/forms/use-form-action.ts'
import { copy as shared } from '../../shell/publishing/copy.ts'
import { linesOf, optionsOf, textOf } from '../../shell/publishing/form-values.ts'
import { RecordDrawer } from '../../shell/publishing/record-drawer.tsx'
import { copy } from './copy.ts'

type Body = CallInput<typeof createParkEnterprise>['body']
type Typed = 'foundYear' | 'employees' | 'products' | 'honours'
type Values = Partial<Omit<Body, Typed> & Record<Typed, string>>

const { shape } = parkEnterpriseForm
const texts = copy.enterprise
const industryOptions = optionsOf(LEADING_INDUSTRIES)
const scaleOptions = optionsOf(ENTERPRISE_SCALES)

function valuesOf(enterprise: ParkEnterpriseRecord | undefined): Values {
  if (!enterprise) return { scale: 'small' }
  const { foundYear, employees, products, honours, creditCode } = enterprise
  return {
    ...enterprise,
    creditCode: creditCode ?? '',
    foundYear: String(foundYear),
    employees: String(employees),
    products: textOf(products),
    honours: textOf(honours),
  } as Values
}

function bodyOf(values: Values): Body {
  const { name, creditCode, industry, scale, intro, consentedOn } = values
  return {
    name,
    creditCode: creditCode ?? '',
    industry,
    scale,
    intro,
    consentedOn,
    foundYear: numberOf(values.foundYear),
    employees: numberOf(values.employees),
    products: linesOf(values.products),
    honours: linesOf(values.honours),
  } as Body
}

interface EnterpriseDrawerProps {
  parkId: string
  /** Undefined for a new one. */
  enterprise: ParkEnterpriseRecord | undefined
  onSaved: () => void
  onClose: () => void
}

/** An enterprise of a park to be presented, in its own words. */
export function EnterpriseDrawer({ parkId, enterprise, onSaved, onClose }: EnterpriseDrawerProps) {
  const [form] = Form.useForm<Values>()
  const create = useFormAction(createParkEnterprise, form, { onDone: onSaved })
  const update = useFormAction(updateParkEnterprise, form, { onDone: onSaved })
  const { isBusy, problem } = enterprise ? update : create
  const finish = (values: Values) => {
    const body = bodyOf(values)
    if (enterprise) {
      update.submit({ params: { id: enterprise.id }, body: { ...body, version: enterprise.version } })
    } else create.submit({ params: { id: parkId }, body })
  }
  return (
    <RecordDrawer
      title={enterprise ? texts.editTitle : texts.create}
      form={form}
      initialValues={valuesOf(enterprise)}
      isNew={!enterprise}
      isBusy={isBusy}
      problem={problem}
      onFinish={finish}
      onClose={onClose}
    >
      <Form.Item name="name" label={labelOf(shape.name)}>
        <Input autoComplete="off" maxLength={100} />
      </Form.Item>
      <Form.Item name="creditCode" label={labelOf(shape.creditCode)} extra={texts.creditCodeHelp}>
        <Input autoComplete="off" maxLength={18} />
      </Form.Item>
      <Form.Item name="industry" label={labelOf(shape.industry)}>
        <Select options={industryOptions} showSearch={{ optionFilterProp: 'label' }} />
      </Form.Item>
      <Form.Item name="scale" label={labelOf(shape.scale)}>
        <Select options={scaleOptions} />
      </Form.Item>
      <Form.Item name="foundYear" label={labelOf(shape.foundYear)}>
        <Input inputMode="numeric" autoComplete="off" maxLength={4} />
      </Form.Item>
      <Form.Item name="employees" label={labelOf(shape.employees)}>
        <Input inputMode="numeric" autoComplete="off" suffix="人" maxLength={7} />
      </Form.Item>
      <Form.Item name="products" label={labelOf(shape.products)} extra={shared.lines}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
      </Form.Item>
      <Form.Item name="honours" label={labelOf(shape.honours)} extra={shared.lines}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
      </Form.Item>
      <Form.Item name="intro" label={labelOf(shape.intro)}>
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 12 }} maxLength={1000} />
      </Form.Item>
      <Form.Item name="consentedOn" label={labelOf(shape.consentedOn)}>
        <DateInput max={chinaToday()} />
      </Form.Item>
    </RecordDrawer>
  )
}
