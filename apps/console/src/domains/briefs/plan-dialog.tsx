import { useQueryClient } from '@tanstack/react-query'
import { Form, Select, Switch } from 'antd'
import { useState } from 'react'
import { getBriefPlan, saveBriefPlan } from '@lqr/contract/briefs/calls.ts'
import { BRIEF_INDICATORS } from '@lqr/contract/briefs/kinds.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { fieldMeta } from '@lqr/contract/kernel/field.ts'
import { FormDialog } from '../../shell/forms/form-dialog.tsx'
import { LongTextItem, TextItem } from '../../shell/forms/text-item.tsx'
import { useFormAction } from '../../shell/forms/use-form-action.ts'
import { whenOvertaken } from '../../shell/forms/when-overtaken.ts'
import { callKey } from '../../shell/use-call.ts'
import { copy } from './copy.ts'

type Plan = CallOutput<typeof getBriefPlan>

interface Values {
  title?: string
  intro?: string
  indicators?: Plan['indicators']
  isScheduled?: boolean
}

const { shape } = saveBriefPlan.body
const indicatorOptions = BRIEF_INDICATORS.map(({ code, name, unit }) => ({
  value: code,
  label: `${name}（${unit}）`,
}))

/** What stands in the brief of the own area, and whether it is made every month. */
export function PlanDialog({
  plan,
  onDone,
  onClose,
}: {
  plan: Plan
  onDone: () => void
  onClose: () => void
}) {
  const queries = useQueryClient()
  // As it was when the form was filled: the page beneath is read anew meanwhile.
  const [seen] = useState(plan)
  const { title, intro, indicators, isScheduled, version, areaCode } = seen
  const [form] = Form.useForm<Values>()
  const { submit, isBusy, problem } = useFormAction(saveBriefPlan, form, {
    onDone,
    onFailure: whenOvertaken([], () => {
      void queries.invalidateQueries({ queryKey: callKey(getBriefPlan) })
      onClose()
    }),
  })
  const finish = (values: Values) =>
    submit({
      body: {
        areaCode,
        version,
        title: values.title ?? '',
        intro: values.intro ?? '',
        indicators: values.indicators ?? [],
        isScheduled: values.isScheduled ?? false,
      },
    })
  return (
    <FormDialog<Values>
      title={copy.settings}
      form={form}
      submitText={copy.save}
      isBusy={isBusy}
      problem={problem}
      initialValues={{ title, intro, indicators, isScheduled }}
      onFinish={finish}
      onClose={onClose}
    >
      <TextItem name="title" of={shape.title} />
      <LongTextItem name="intro" of={shape.intro} />
      <Form.Item name="indicators" label={fieldMeta(shape.indicators)?.label}>
        <Select mode="multiple" showSearch={{ optionFilterProp: 'label' }} options={indicatorOptions} />
      </Form.Item>
      <Form.Item
        name="isScheduled"
        label={fieldMeta(shape.isScheduled)?.label}
        extra={fieldMeta(shape.isScheduled)?.help}
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
    </FormDialog>
  )
}
