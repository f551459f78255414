import { useQueryClient } from '@tanstack/react-query'
import { Button, Form } from 'antd'
import { useState } from 'react'
import { bizNo as bizNoField } from '@lqr/contract/tax/calls.ts'
import { applyTaxReport, listTaxReports } from '@lqr/contract/tax/report-calls.ts'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey } from '../../../shell/use-call.ts'
import { copy, workCopy as texts } from '../copy.ts'

interface Values {
  bizNo?: string
}

function AskDialog({ bizNo, onClose }: { bizNo: string | undefined; onClose: () => void }) {
  const queries = useQueryClient()
  const [form] = Form.useForm<Values>()
  const { submit, isBusy, problem } = useFormAction(applyTaxReport, form, {
    onDone: () => {
      toastSuccess(copy.applied)
      void queries.invalidateQueries({ queryKey: callKey(listTaxReports) })
      onClose()
    },
  })
  return (
    <FormDialog
      title={texts.askTitle}
      form={form}
      submitText={texts.ask}
      isBusy={isBusy}
      problem={problem}
      initialValues={bizNo ? { bizNo } : {}}
      onFinish={({ bizNo: number = '' }) => submit({ body: { bizNo: number } })}
      onClose={onClose}
    >
      <p className="panel-note">{texts.askHint}</p>
      <TextItem name="bizNo" of={bizNoField} />
    </FormDialog>
  )
}

/** Asks for the report of a case, whether or not the enterprise has licensed it yet. */
export function AskReport({ bizNo }: { bizNo: string | undefined }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {texts.ask}
      </Button>
      {isOpen && <AskDialog bizNo={bizNo} onClose={() => setOpen(false)} />}
    </>
  )
}
