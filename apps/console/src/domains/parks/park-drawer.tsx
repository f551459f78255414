import { Form, Input, Select } from 'antd'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { type ParkRecord, parkForm } from '@lqr/contract/parks/entities.ts'
import { createPark, updatePark } from '@lqr/contract/parks/record-calls.ts'
import { LEADING_INDUSTRIES } from '@lqr/contract/reference/leading-industries.ts'
import { PARK_LEVELS } from '@lqr/contract/reference/park-levels.ts'
import { checkTwoDecimals } from '@lqr/contract/rules/numeric.ts'
import { numberOf } from '../../shell/forms/number-of.ts'
import { RegionSelect } from '../../shell/forms/region-select.tsx'
import { useFormAction } from '../../shell/forms/use-form-action.ts'
import { copy as shared } from '../../shell/publishing/copy.ts'
import { linesOf, optionsOf, textOf } from '../../shell/publishing/form-values.ts'
import { RecordDrawer } from '../../shell/publishing/record-drawer.tsx'
import { copy } from './copy.ts'

type Body = CallInput<typeof createPark>['body']
type Values = Partial<Omit<Body, 'areaKm2' | 'services'> & { areaKm2: string; services: string }>

const { shape } = parkForm
const levelOptions = optionsOf(PARK_LEVELS)
const industryOptions = optionsOf(LEADING_INDUSTRIES)

const valuesOf = (park: ParkRecord | undefined): Values =>
  park
    ? ({ ...park, areaKm2: String(park.areaKm2), services: textOf(park.services) } as Values)
    : { level: 'provincial' }

/** What the form holds, as the call takes it; what is missing is asked for by the contract. */
function bodyOf(values: Values): Body {
  const { name, level, areaCode, industries, officeName, officePhone, address, intro } = values
  const areaKm2 = numberOf(values.areaKm2)
  const services = linesOf(values.services)
  return {
    name,
    level,
    areaCode,
    industries,
    officeName,
    officePhone,
    address,
    intro,
    areaKm2,
    services,
  } as Body
}

/** An area that is no number of at most two decimals; anything else the contract says. */
function problemsOf({ areaKm2 }: Values): Record<string, string> {
  const problem = checkTwoDecimals(areaKm2?.trim())
  return problem === undefined ? {} : { areaKm2: problem }
}

interface ParkDrawerProps {
  /** Undefined for a new park. */
  park: ParkRecord | undefined
  onSaved: () => void
  onClose: () => void
}

/** A park to be added or changed. */
export function ParkDrawer({ park, onSaved, onClose }: ParkDrawerProps) {
  const [form] = Form.useForm<Values>()
  const create = useFormAction(createPark, form, { onDone: onSaved })
  const update = useFormAction(updatePark, form, { onDone: onSaved })
  const { isBusy, problem } = park ? update : create
  const finish = (values: Values) => {
    const body = bodyOf(values)
    const problems = problemsOf(values)
    if (park) update.submit({ params: { id: park.id }, body: { ...body, version: park.version } }, problems)
    else create.submit({ body }, problems)
  }
  return (
    <RecordDrawer
      title={park ? copy.editTitle : copy.create}
      form={form}
      initialValues={valuesOf(park)}
      isNew={!park}
      isBusy={isBusy}
      problem={problem}
      onFinish={finish}
      onClose={onClose}
    >
      <Form.Item name="name" label={labelOf(shape.name)}>
        <Input autoComplete="off" maxLength={60} />
      </Form.Item>
      <Form.Item name="level" label={labelOf(shape.level)}>
        <Select options={levelOptions} />
      </Form.Item>
      <Form.Item name="areaCode" label={labelOf(shape.areaCode)}>
        <RegionSelect />
      </Form.Item>
      <Form.Item name="industries" label={labelOf(shape.industries)}>
        <Select mode="multiple" options={industryOptions} showSearch={{ optionFilterProp: 'label' }} />
      </Form.Item>
      <Form.Item name="areaKm2" label={labelOf(shape.areaKm2)}>
        <Input inputMode="decimal" autoComplete="off" suffix="平方公里" maxLength={8} />
      </Form.Item>
      <Form.Item name="officeName" label={labelOf(shape.officeName)}>
        <Input autoComplete="off" maxLength={60} />
      </Form.Item>
      <Form.Item name="officePhone" label={labelOf(shape.officePhone)}>
        <Input type="tel" inputMode="tel" autoComplete="off" maxLength={30} />
      </Form.Item>
      <Form.Item name="address" label={labelOf(shape.address)}>
        <Input autoComplete="off" maxLength={100} />
      </Form.Item>
      <Form.Item name="intro" label={labelOf(shape.intro)}>
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 12 }} maxLength={2000} />
      </Form.Item>
      <Form.Item name="services" label={labelOf(shape.services)} extra={shared.lines}>
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} />
      </Form.Item>
    </RecordDrawer>
  )
}
