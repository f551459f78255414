import { useQueryClient } from '@tanstack/react-query'
import { Button, Checkbox, Form, Select } from 'antd'
import { useNavigate } from 'react-router'
import { getAskingRight } from '@lqr/contract/advisory/bar-calls.ts'
import { addAdvisoryReqInfo, qryAdvisorySvcByPage } from '@lqr/contract/advisory/calls.ts'
import { ADVISORY_TOPICS, MAX_QUESTION_FILES } from '@lqr/contract/advisory/kinds.ts'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { type TypedForm, useKeptForm } from '../../../shell/drafts/use-kept-form.tsx'
import { WithDraft } from '../../../shell/drafts/with-draft.tsx'
import { FilesItem } from '../../../shell/files/files-item.tsx'
import type { KeptFile } from '../../../shell/files/use-uploads.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { RegionSelect } from '../../../shell/forms/region-select.tsx'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { LongTextItem, TextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { Barred } from './barred.tsx'
import { copy } from './copy.ts'

const texts = copy.form
const { shape } = addAdvisoryReqInfo.body
const labels = labelsOf(addAdvisoryReqInfo.body)
type Body = CallInput<typeof addAdvisoryReqInfo>['body']

interface Values extends Partial<Omit<Body, 'fileIds'>> {
  files?: readonly KeptFile[]
}

function AskForm({ draft }: { draft: KeptDraft<TypedForm<Values>> }) {
  const [form] = Form.useForm<Values>()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const kept = useKeptForm(form, draft, { initialValues: { mayPublish: false, files: [] } })
  const { submit, isBusy, problem } = useFormAction(addAdvisoryReqInfo, form, {
    names: { fileIds: 'files' },
    onDone: ({ id }) => {
      kept.clear()
      toastSuccess(texts.done)
      void queries.invalidateQueries({ queryKey: callKey(qryAdvisorySvcByPage) })
      void navigate(`/personal/questions/${id}`, { replace: true })
    },
  })
  const finish = ({ files = [], ...typed }: Values) =>
    submit({ body: { ...typed, fileIds: files.map(({ fileId }) => fileId) } as Body })
  return (
    <div className="panel narrow">
      {kept.notice}
      <StackedForm
        form={form}
        initialValues={kept.initialValues}
        onChange={() => kept.keep(form.getFieldsValue())}
        onFinish={finish}
      >
        <FormProblem text={problem} />
        <TextItem name="title" of={shape.title} />
        <Form.Item name="topic" label={labels.topic}>
          <Select
            placeholder={texts.choose}
            options={ADVISORY_TOPICS.map(({ code, name }) => ({ value: code, label: name }))}
          />
        </Form.Item>
        <Form.Item name="areaCode" label={labels.areaCode}>
          <RegionSelect placeholder={texts.choose} />
        </Form.Item>
        <LongTextItem name="content" of={shape.content} rows={{ minRows: 5, maxRows: 14 }} />
        <FilesItem name="files" label={texts.files} max={MAX_QUESTION_FILES} />
        <Form.Item name="mayPublish" valuePropName="checked">
          <Checkbox>{texts.mayPublish}</Checkbox>
        </Form.Item>
        <div className="form-end">
          <Button type="primary" size="large" htmlType="submit" {...busy(isBusy)}>
            {texts.submit}
          </Button>
        </div>
      </StackedForm>
    </div>
  )
}

/** Asking a question; what is typed is kept until it is handed in; a barred account reads why and may appeal. */
export function Component() {
  const right = useCall(getAskingRight, {})
  return (
    <Page title={texts.title} intro={texts.intro}>
      <Answer of={right}>
        {({ bar }) =>
          bar ? (
            <Barred bar={bar} />
          ) : (
            <WithDraft<TypedForm<Values>> form="advisoryQuestion" subject="new">
              {(draft) => <AskForm draft={draft} />}
            </WithDraft>
          )
        }
      </Answer>
    </Page>
  )
}
