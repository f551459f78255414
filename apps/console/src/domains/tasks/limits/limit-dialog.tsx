import { Form, InputNumber, Select } from 'antd'
import { caseClockNames } from '@lqr/contract/all-cases.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import {
  declaredLimits,
  LIMIT_UNITS,
  MAX_LIMIT_DAYS,
  setTimeLimit,
  type TimeLimit,
  timeLimitForm,
} from '@lqr/contract/tasks/time-limit-calls.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { OrganisationSelect } from '../../../shell/forms/organisation-select.tsx'
import { RegionSelect } from '../../../shell/forms/region-select.tsx'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { nameOf } from '../../../shell/records/name-of.ts'
import { copy } from './copy.ts'

type Values = Partial<CallInput<typeof setTimeLimit>['body']>

interface LimitDialogProps {
  /** The limit that is changed; undefined for a new one. */
  limit: TimeLimit | undefined
  onSaved: () => void
  onFailure: (failure: CallFailure) => void
  onClose: () => void
}

const { shape } = timeLimitForm
const clockOptions = caseClockNames.map(({ code, name }) => ({ value: code, label: name }))

/** A limit for an area or an institution: a new one, or the next version of one that holds. */
export function LimitDialog({ limit, onSaved, onFailure, onClose }: LimitDialogProps) {
  const [form] = Form.useForm<Values>()
  const clock = Form.useWatch('clock', form)
  const unit = declaredLimits.find((declared) => declared.clock === clock)?.unit
  const { submit, isBusy, problem } = useFormAction(setTimeLimit, form, { onDone: onSaved, onFailure })
  const isNew = limit === undefined
  return (
    <FormDialog<Values>
      title={isNew ? copy.addTitle : copy.changeTitle}
      form={form}
      submitText={copy.save}
      isBusy={isBusy}
      problem={problem}
      initialValues={limit ? valuesOf(limit) : {}}
      onFinish={(values) => {
        const body = { ...values, version: limit?.version } as CallInput<typeof setTimeLimit>['body']
        submit({ body })
      }}
      onClose={onClose}
    >
      <Form.Item name="clock" label={labelOf(shape.clock)}>
        <Select options={clockOptions} disabled={!isNew} />
      </Form.Item>
      <Form.Item name="areaCode" label={labelOf(shape.areaCode)} extra={copy.areaHelp}>
        <RegionSelect allowClear disabled={!isNew} />
      </Form.Item>
      <Form.Item name="orgId" label={labelOf(shape.orgId)} extra={copy.orgHelp}>
        <OrganisationSelect
          allowClear
          disabled={!isNew}
          chosen={limit?.orgId ? { id: limit.orgId, name: limit.orgName ?? '' } : undefined}
        />
      </Form.Item>
      <Form.Item name="days" label={labelOf(shape.days)}>
        <InputNumber min={1} max={MAX_LIMIT_DAYS} precision={0} suffix={unit && nameOf(LIMIT_UNITS, unit)} />
      </Form.Item>
      <TextItem name="reason" of={shape.reason} />
    </FormDialog>
  )
}

/** Whoever changes a limit names what it rests on anew. */
const valuesOf = ({ clock, areaCode, orgId, days }: TimeLimit): Values => ({
  clock,
  days,
  ...(areaCode ? { areaCode } : {}),
  ...(orgId ? { orgId } : {}),
})
