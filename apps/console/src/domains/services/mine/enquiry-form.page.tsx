import { useQueryClient } from '@tanstack/react-query'
import { Button, Form } from 'antd'
import { useNavigate, useSearchParams } from 'react-router'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { getService } from '@lqr/contract/services/calls.ts'
import { listEnquiries, submitEnquiry } from '@lqr/contract/services/enquiry-calls.ts'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { type TypedForm, useKeptForm } from '../../../shell/drafts/use-kept-form.tsx'
import { WithDraft } from '../../../shell/drafts/with-draft.tsx'
import { busy } from '../../../shell/forms/busy.tsx'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { RegionSelect } from '../../../shell/forms/region-select.tsx'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { LongTextItem, TextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'

const texts = copy.form
const { shape } = submitEnquiry.body
const labels = labelsOf(submitEnquiry.body)
type Body = CallInput<typeof submitEnquiry>['body']

/** `content` is the id of the page's main part, so the field bears another name. */
interface Values extends Partial<Omit<Body, 'serviceId' | 'content'>> {
  wanted?: string
}

function EnquiryForm({ serviceId, draft }: { serviceId: string; draft: KeptDraft<TypedForm<Values>> }) {
  const [form] = Form.useForm<Values>()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const kept = useKeptForm(form, draft, { initialValues: {} })
  const { submit, isBusy, problem } = useFormAction(submitEnquiry, form, {
    names: { content: 'wanted' },
    onDone: ({ id }) => {
      kept.clear()
      toastSuccess(texts.done)
      void queries.invalidateQueries({ queryKey: callKey(listEnquiries) })
      void navigate(`/personal/enquiries/${id}`, { replace: true })
    },
  })
  return (
    <div className="panel narrow">
      {kept.notice}
      <StackedForm
        form={form}
        initialValues={kept.initialValues}
        onChange={() => kept.keep(form.getFieldsValue())}
        onFinish={({ wanted, ...typed }: Values) =>
          submit({ body: { ...typed, content: wanted ?? '', serviceId } as Body })
        }
      >
        <FormProblem text={problem} />
        <Form.Item name="areaCode" label={labels.areaCode}>
          <RegionSelect placeholder={texts.choose} />
        </Form.Item>
        <LongTextItem name="wanted" of={shape.content} rows={{ minRows: 5, maxRows: 14 }} />
        <TextItem name="wishedTime" of={shape.wishedTime} />
        <div className="form-end">
          <Button type="primary" size="large" htmlType="submit" {...busy(isBusy)}>
            {texts.submit}
          </Button>
        </div>
      </StackedForm>
    </div>
  )
}

function ForService({ serviceId }: { serviceId: string }) {
  const service = useCall(getService, { params: { id: serviceId } })
  return (
    <Answer of={service}>
      {({ name, orgName }) => (
        <>
          <p>
            {name} · {orgName}
          </p>
          <WithDraft<TypedForm<Values>> form="serviceEnquiry" subject={serviceId}>
            {(draft) => <EnquiryForm serviceId={serviceId} draft={draft} />}
          </WithDraft>
        </>
      )}
    </Answer>
  )
}

/** Asking a provider for a service that was chosen on the portal; what is typed is kept until it is handed in. */
export function Component() {
  const [search] = useSearchParams()
  const serviceId = search.get('serviceId')
  return (
    <Page title={texts.title} intro={texts.intro}>
      {serviceId ? (
        <ForService serviceId={serviceId} />
      ) : (
        <Notice title={texts.noService} hint={texts.noServiceHint} />
      )}
    </Page>
  )
}
