import { useQueryClient } from '@tanstack/react-query'
import { Form, Radio } from 'antd'
import { type AskingBar, decideAskingBar, listAskingBars } from '@lqr/contract/advisory/bar-calls.ts'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { LongTextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'

const texts = copy.bars
type Body = CallInput<typeof decideAskingBar>['body']

/** Lets the account ask again, or says in answer to its appeal why not. */
export function DecideBar({ bar, onClose }: { bar: AskingBar; onClose: () => void }) {
  const [form] = Form.useForm<Partial<Body>>()
  const queries = useQueryClient()
  const { submit, isBusy, problem } = useFormAction(decideAskingBar, form, {
    onDone: () => {
      toastSuccess(texts.decided)
      void queries.invalidateQueries({ queryKey: callKey(listAskingBars) })
      onClose()
    },
  })
  const answersAppeal = bar.appeal !== null && bar.decision === null
  return (
    <FormDialog
      title={texts.decideTitle}
      form={form}
      submitText={texts.submit}
      isBusy={isBusy}
      problem={problem}
      onFinish={(values) =>
        submit({
          params: { id: bar.id },
          body: (answersAppeal ? values : { ...values, lifts: true }) as Body,
        })
      }
      onClose={onClose}
    >
      {bar.appeal && <p className="prewrap">{bar.appeal}</p>}
      {answersAppeal ? (
        <Form.Item name="lifts" label={texts.outcome}>
          <Radio.Group
            options={[
              { value: true, label: texts.lifts },
              { value: false, label: texts.upholds },
            ]}
          />
        </Form.Item>
      ) : (
        <p>{texts.liftsOnly}</p>
      )}
      <LongTextItem name="decision" of={decideAskingBar.body.shape.decision} />
    </FormDialog>
  )
}
