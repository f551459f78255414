import { useQueryClient } from '@tanstack/react-query'
import { Button, Form } from 'antd'
import { useNavigate, useParams } from 'react-router'
import { listMyBatches } from '@lqr/contract/demand-reports/batch-calls.ts'
import { getDemandReport, listDemandReports, updateDemandReport } from '@lqr/contract/demand-reports/calls.ts'
import type { DemandReport } from '@lqr/contract/demand-reports/entities.ts'
import type { KeptDraft } from '@lqr/web-client/drafts/open-draft.ts'
import { type TypedForm, useKeptForm } from '../../../shell/drafts/use-kept-form.tsx'
import { WithDraft } from '../../../shell/drafts/with-draft.tsx'
import { KnownContext } from '../../../shell/facts/filled-context.ts'
import { useBegun } from '../../../shell/facts/use-begun.ts'
import { type KnownForForm, useKnownFacts } from '../../../shell/facts/use-known-facts.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { BackLink } from '../../../shell/page/back-link.tsx'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { Loading } from '../../../shell/page/loading.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { toastSuccess } from '../../../shell/toast.ts'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'
import { ReportFields } from './report-fields.tsx'
import { FORM_NAMES, type ReportValues, toBody, valuesOf } from './report-values.ts'
import '../../../shell/cases/cases.css'

const texts = copy.form

interface ReportFormProps {
  report: DemandReport
  known: KnownForForm
  draft: KeptDraft<TypedForm<ReportValues>>
}

/** What is typed is kept at once; saving and handing in store what is right, and say at the field what is not. */
function ReportForm({ report, known, draft }: ReportFormProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [form] = Form.useForm<ReportValues>()
  const isDraft = report.status === 'DRAFT'
  // A report that has just been begun takes over what is known; later it holds what its enterprise left in it.
  const isUntouched = report.version === 1 && isDraft
  const begun = useBegun<ReportValues>(
    isUntouched ? {} : valuesOf(report),
    isUntouched ? known : { ...known, filled: {} },
    isUntouched ? valuesOf(report) : undefined,
  )
  const kept = useKeptForm(form, draft, { initialValues: begun.values, version: report.version })
  const { submit, isBusy, problem } = useFormAction(updateDemandReport, form, {
    names: FORM_NAMES,
    onDone: (next) => {
      kept.clear()
      queries.setQueryData(callKey(getDemandReport, { params: { id: next.id } }), next)
      for (const def of [listDemandReports, listMyBatches]) {
        void queries.invalidateQueries({ queryKey: callKey(def) })
      }
      toastSuccess(next.status === 'SUBMITTED' ? texts.submitted : texts.saved)
      if (!next.canEdit) void navigate(`/personal/reports/${next.id}`, { replace: true })
    },
  })
  const send = (isLast: boolean) =>
    submit({ body: { ...toBody(form.getFieldsValue(), report), ...(isLast ? { submit: true } : {}) } })
  return (
    <div className="panel">
      {kept.notice}
      <StackedForm
        form={form}
        className="apply-form"
        initialValues={kept.initialValues}
        onChange={() => kept.keep(form.getFieldsValue())}
        onFinish={() => send(true)}
      >
        <FormProblem text={problem} />
        <KnownContext value={known}>
          <ReportFields />
        </KnownContext>
        <div className="form-end">
          <Button type="primary" size="large" htmlType="submit" {...busy(isBusy)}>
            {isDraft ? texts.submit : texts.resubmit}
          </Button>
          <Button size="large" onClick={() => send(false)}>
            {texts.save}
          </Button>
        </div>
      </StackedForm>
    </div>
  )
}

/** The form of one report: a draft, or one that was returned. */
export function Component() {
  const { id = '' } = useParams()
  const answer = useCall(getDemandReport, { params: { id } })
  const known = useKnownFacts('demandReport', FORM_NAMES)
  const { data } = answer
  return (
    <Page
      title={texts.title}
      intro={data && texts.intro(data.batchName)}
      extra={<BackLink to="/personal/reports">{copy.back}</BackLink>}
    >
      <Answer of={answer}>
        {(report) =>
          report.canEdit && !known ? (
            <Loading />
          ) : report.canEdit && known ? (
            <WithDraft<TypedForm<ReportValues>> form="demandReport" subject={report.id}>
              {(draft) => <ReportForm key={report.version} report={report} known={known} draft={draft} />}
            </WithDraft>
          ) : (
            <Notice
              title={texts.closed}
              hint={texts.closedHint}
              action={<LinkButton to={`/personal/reports/${report.id}`} label={texts.toReport} />}
            />
          )
        }
      </Answer>
    </Page>
  )
}
