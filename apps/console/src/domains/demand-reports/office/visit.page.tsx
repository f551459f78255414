import { useQueryClient } from '@tanstack/react-query'
import { Button, Checkbox, Form, Radio } from 'antd'
import { Link, useNavigate, useParams } from 'react-router'
import { getDemandReport, listDemandReports } from '@lqr/contract/demand-reports/calls.ts'
import type { DemandReport } from '@lqr/contract/demand-reports/entities.ts'
import { FIVE_TESTS, type FiveTest, VISIT_WAYS } from '@lqr/contract/demand-reports/kinds.ts'
import { recordReportVisit } from '@lqr/contract/demand-reports/move-calls.ts'
import type { CallInput } from '@lqr/contract/kernel/define-call.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { type TypedForm, useKeptForm } from '../../../shell/drafts/use-kept-form.tsx'
import { WithDraft } from '../../../shell/drafts/with-draft.tsx'
import { FilesItem } from '../../../shell/files/files-item.tsx'
import type { KeptFile } from '../../../shell/files/use-uploads.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { DateInput } from '../../../shell/forms/date-input.tsx'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { LongTextItem, TextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'
import '../report/report.css'

const texts = copy.visit
const { shape } = recordReportVisit.body
const labels = labelsOf(recordReportVisit.body)
const MOST_PHOTOS = 9

type Body = CallInput<typeof recordReportVisit>['body']

interface Values extends Partial<Omit<Body, 'fileIds' | 'confirmedTests' | 'doubtedTests'>> {
  confirmedTests?: FiveTest[]
  doubtedTests?: FiveTest[]
  files?: readonly KeptFile[]
}

const tests = FIVE_TESTS.map(({ code, name }) => ({ value: code, label: name }))

function beginning({ visit }: DemandReport): Values {
  if (!visit)
    return { visitWay: 'onSite', visitedOn: chinaToday(), confirmedTests: [], doubtedTests: [], files: [] }
  const { visitWay, visitedOn, visitors, confirmedTests, doubtedTests, findings } = visit
  return { visitWay, visitedOn, visitors, confirmedTests, doubtedTests, findings, files: [] }
}

interface VisitFormProps {
  report: DemandReport
  draft: KeptDraft<TypedForm<Values>>
}

/** Every letter stays sealed in this browser until the server has it; sending the same again changes nothing. */
function VisitForm({ report, draft }: VisitFormProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [form] = Form.useForm<Values>()
  const kept = useKeptForm(form, draft, { initialValues: beginning(report) })
  const { submit, isBusy, problem } = useFormAction(recordReportVisit, form, {
    names: { fileIds: 'files' },
    onDone: (next) => {
      kept.clear()
      queries.setQueryData(callKey(getDemandReport, { params: { id: next.id } }), next)
      void queries.invalidateQueries({ queryKey: callKey(listDemandReports) })
      toastSuccess(texts.saved)
      void navigate(`/office/reports/${next.id}`, { replace: true })
    },
  })
  const finish = ({ files = [], confirmedTests = [], doubtedTests = [], ...rest }: Values) =>
    submit({
      params: { id: report.id },
      body: { ...rest, confirmedTests, doubtedTests, fileIds: files.map(({ fileId }) => fileId) } as Body,
    })
  return (
    <div className="panel narrow">
      {kept.notice}
      <p className="muted visit-hint">{texts.kept}</p>
      <StackedForm
        form={form}
        initialValues={kept.initialValues}
        onChange={() => kept.keep(form.getFieldsValue())}
        onFinish={finish}
      >
        <FormProblem text={problem} />
        <Form.Item name="visitWay" label={labels.visitWay}>
          <Radio.Group options={VISIT_WAYS.map(({ code, name }) => ({ value: code, label: name }))} />
        </Form.Item>
        <Form.Item name="visitedOn" label={labels.visitedOn}>
          <DateInput max={chinaToday()} />
        </Form.Item>
        <TextItem name="visitors" of={shape.visitors} />
        <Form.Item name="confirmedTests" label={labels.confirmedTests} extra={texts.confirmedHelp}>
          <Checkbox.Group
            className="test-boxes"
            role="group"
            aria-label={labels.confirmedTests}
            options={tests}
          />
        </Form.Item>
        <Form.Item name="doubtedTests" label={labels.doubtedTests} extra={texts.doubtedHelp}>
          <Checkbox.Group
            className="test-boxes"
            role="group"
            aria-label={labels.doubtedTests}
            options={tests}
          />
        </Form.Item>
        <LongTextItem name="findings" of={shape.findings} rows={{ minRows: 4, maxRows: 12 }} />
        <FilesItem name="files" label={labels.fileIds} extra={texts.photos} max={MOST_PHOTOS} />
        <div className="form-end">
          <Button type="primary" size="large" htmlType="submit" {...busy(isBusy)}>
            {texts.submit}
          </Button>
        </div>
      </StackedForm>
    </div>
  )
}

/** The visit to one enterprise, written on the spot on a phone. */
export function Component() {
  const { id = '' } = useParams()
  const answer = useCall(getDemandReport, { params: { id } })
  return (
    <Page
      title={texts.title}
      intro={answer.data?.corporateName}
      extra={<Link to={`/office/reports/${id}`}>{texts.back}</Link>}
    >
      <Answer of={answer}>
        {(report) =>
          report.canVisit ? (
            <WithDraft<TypedForm<Values>> form="reportVisit" subject={report.id}>
              {(draft) => <VisitForm report={report} draft={draft} />}
            </WithDraft>
          ) : (
            <Notice
              title={texts.closed}
              hint={texts.closedHint}
              action={<LinkButton to={`/office/reports/${id}`} label={texts.back} />}
            />
          )
        }
      </Answer>
    </Page>
  )
}
