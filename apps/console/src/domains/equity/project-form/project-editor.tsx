import { Alert, Button, Form } from 'antd'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { submitProject } from '@lqr/contract/equity/project-calls.ts'
import type { ProjectDetail } from '@lqr/contract/equity/project-entities.ts'
import { asFailure } from '@lqr/web-client/call-failure.ts'
import { call } from '../../../shell/client.ts'
import { ConfirmDialog } from '../../../shell/forms/confirm-dialog.tsx'
import { showErrors } from '../../../shell/forms/contract-form.ts'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { toastSuccess } from '../../../shell/toast.ts'
import { formCopy as texts } from './copy.ts'
import { ProjectFields } from './project-fields.tsx'
import { FORM_NAMES, problemsOf, type ProjectValues, toDraft } from './project-values.ts'
import { useProjectDraft } from './use-project-draft.ts'
import '../../../shell/cases/cases.css'

interface ProjectEditorProps {
  /** The draft that is gone on with; a new one otherwise. */
  draft?: ProjectDetail
  initialValues: ProjectValues
  wanted?: { id: string; name: string } | undefined
}

/** A draft that the server keeps while it is typed, until it is handed in. What was typed survives every refusal. */
export function ProjectEditor({ draft: start, initialValues, wanted }: ProjectEditorProps) {
  const [form] = Form.useForm<ProjectValues>()
  const [, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const [checked, setChecked] = useState<ProjectValues>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const draft = useProjectDraft(start, (id) => setSearch({ id }, { replace: true, preventScrollReset: true }))
  const check = (values: ProjectValues) => {
    const errors = problemsOf(values)
    setProblem(undefined)
    if (Object.keys(errors).length === 0) setChecked(values)
    else showErrors(form, errors, FORM_NAMES)
  }
  const submit = async (values: ProjectValues) => {
    // A second press would change the draft while it is being handed in.
    if (isBusy) return
    setBusy(true)
    try {
      draft.keep(toDraft(values))
      const saved = await draft.flush()
      if (!saved) return
      const params = { id: saved.id }
      draft.show(await call(submitProject, { params, body: { version: saved.version } }))
      toastSuccess(texts.submitted)
      await navigate(`/personal/equity/${saved.id}`, { replace: true })
    } catch (error) {
      const { msg, fields } = asFailure(error)
      setProblem(msg)
      showErrors(form, fields, FORM_NAMES)
    } finally {
      setChecked(undefined)
      setBusy(false)
    }
  }
  const { state } = draft
  return (
    <>
      {problem && <Alert type="error" showIcon role="alert" title={problem} />}
      <div className="panel">
        <StackedForm
          form={form}
          className="apply-form"
          initialValues={initialValues}
          onChange={(values) => draft.keep(toDraft(values))}
          onFinish={check}
        >
          <ProjectFields wanted={wanted} />
          <div className="form-end">
            <Button type="primary" htmlType="submit" size="large">
              {texts.submit}
            </Button>
            {state.is === 'failed' && (
              <span className="field-problem" role="alert">
                {texts.failed(state.problem)}
              </span>
            )}
            {(state.is === 'saving' || state.is === 'saved') && (
              <span className="muted" role="status">
                {texts[state.is]}
              </span>
            )}
          </div>
        </StackedForm>
      </div>
      {checked && (
        <ConfirmDialog
          title={texts.check.title}
          okText={texts.check.ok}
          isBusy={isBusy}
          onOk={() => void submit(checked)}
          onClose={() => setChecked(undefined)}
        >
          <p>
            {texts.check.text}
            {checked.showsCompany ? texts.check.named : texts.check.masked}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
