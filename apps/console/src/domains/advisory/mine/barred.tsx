import { useQueryClient } from '@tanstack/react-query'
import { Button, Form } from 'antd'
import { appealAskingBar, type AskingRight, getAskingRight } from '@lqr/contract/advisory/bar-calls.ts'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { type TypedForm, useKeptForm } from '../../../shell/drafts/use-kept-form.tsx'
import { WithDraft } from '../../../shell/drafts/with-draft.tsx'
import { busy } from '../../../shell/forms/busy.tsx'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { type Fact, Facts } from '../../../shell/records/facts.tsx'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'

const texts = copy.barred
type Bar = NonNullable<AskingRight['bar']>

function factsOf({ reason, appeal, decision }: Bar): Fact[] {
  const wide = (label: string, value: string | null): Fact[] =>
    value ? [{ label, value: <span className="prewrap">{value}</span>, isWide: true }] : []
  return [...wide(texts.reason, reason), ...wide(texts.appealed, appeal), ...wide(texts.decision, decision)]
}

interface Values {
  appeal?: string
}

function Appeal({ draft }: { draft: KeptDraft<TypedForm<Values>> }) {
  const [form] = Form.useForm<Values>()
  const queries = useQueryClient()
  const kept = useKeptForm(form, draft, { initialValues: {} })
  const { submit, isBusy, problem } = useFormAction(appealAskingBar, form, {
    onDone: (right) => {
      kept.clear()
      toastSuccess(texts.done)
      queries.setQueryData(callKey(getAskingRight, {}), right)
    },
  })
  return (
    <StackedForm<Values>
      form={form}
      initialValues={kept.initialValues}
      onChange={kept.keep}
      onFinish={({ appeal = '' }) => submit({ body: { appeal } })}
    >
      {kept.notice}
      <FormProblem text={problem} />
      <LongTextItem name="appeal" of={appealAskingBar.body.shape.appeal} />
      <Button type="primary" htmlType="submit" {...busy(isBusy)}>
        {texts.appeal}
      </Button>
    </StackedForm>
  )
}

/** Why this account may not ask, and how to appeal. */
export function Barred({ bar }: { bar: Bar }) {
  return (
    <section className="panel narrow">
      <h2>{texts.title}</h2>
      <Facts items={factsOf(bar)} />
      {bar.appeal && !bar.decision && <p className="muted">{texts.waiting}</p>}
      {bar.mayAppeal && (
        <WithDraft<TypedForm<Values>> form="askingAppeal" subject="own">
          {(draft) => <Appeal draft={draft} />}
        </WithDraft>
      )}
    </section>
  )
}
