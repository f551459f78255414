import { Alert, Button, Modal } from 'antd'
import { certificationForm } from '@lqr/contract/certification/entities.ts'
import { applicantKindWarning } from '@lqr/contract/reference/applicant-kinds.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { getCertificationForReview } from '@lqr/contract/certification/calls.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { BackLink } from '../../../shell/page/back-link.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { Facts } from '../../../shell/records/facts.tsx'
import { useCall } from '../../../shell/use-call.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { CertificationHistory } from '../certification-history.tsx'
import { copy } from '../copy.ts'
import { type Certification, EnterpriseFacts } from '../enterprise-facts.tsx'
import { CertificationTag } from '../state-tag.tsx'
import { LicenseView } from './license-view.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { useDecision } from './use-decision.ts'
import './review.css'

const texts = copy.review
const labels = labelsOf(certificationForm)

function Decision({ record }: { record: Certification }) {
  const [asked, setAsked] = useState<'approve' | 'reject'>()
  const { isBusy, changed, problem, ...decision } = useDecision(record, () => setAsked(undefined))
  const ask = (what: 'approve' | 'reject') => {
    decision.forgetProblem()
    setAsked(what)
  }
  const name = record.corporateName ?? ''
  const facts = [
    { label: labels.corporateName, value: name, isWide: true },
    { label: labels.creditCode, value: record.creditCode },
    { label: labels.legalPersonName, value: record.legalPersonName },
  ]
  return (
    <>
      {changed && <Alert type="warning" showIcon role="alert" className="form-alert" title={texts.changed} />}
      <section className="action-bar" aria-label={texts.actions}>
        {record.can.review ? (
          <>
            <Button type="primary" onClick={() => ask('approve')}>
              {texts.approve}
            </Button>
            <Button danger onClick={() => ask('reject')}>
              {texts.reject}
            </Button>
          </>
        ) : (
          <p className="muted">{texts.decided}</p>
        )}
        <Button onClick={decision.toNext}>{texts.next}</Button>
      </section>
      <Modal
        open={asked === 'approve'}
        title={texts.approveTitle}
        okText={texts.approveOk}
        cancelText={texts.cancel}
        okButtonProps={busy(isBusy)}
        mask={{ closable: false }}
        onOk={decision.approve}
        onCancel={() => setAsked(undefined)}
      >
        <div className="stack">
          <Facts items={facts} />
          {record.creditCodeSuspect && <Alert type="warning" showIcon title={texts.suspectTitle} />}
          <p className="muted">{texts.approveText}</p>
          <FormProblem text={problem} />
        </div>
      </Modal>
      {asked === 'reject' && (
        <RejectDialog
          corporateName={name}
          isBusy={isBusy}
          problem={problem}
          onReject={decision.reject}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

/** A credit code that begins as another kind's do: to be looked at, nothing more. */
function KindWarning({ record }: { record: Certification }) {
  const warning = applicantKindWarning(record.applicantKind, record.creditCode ?? '')
  return warning && <Alert type="warning" showIcon className="form-alert" title={warning} />
}

/** One certification to decide: what was filled in beside the licence. */
export function Component() {
  const { companyId = '' } = useParams()
  const answer = useCall(getCertificationForReview, { params: { companyId } })
  const { data } = answer
  return (
    <Page
      title={data?.corporateName ?? texts.title}
      mark={data && <CertificationTag certiFlg={data.certiFlg} />}
      extra={<BackLink to="/certification/review">{texts.back}</BackLink>}
    >
      <Answer of={answer}>
        {(record) => (
          <>
            {record.creditCodeSuspect && (
              <Alert
                type="warning"
                showIcon
                className="form-alert"
                title={texts.suspectTitle}
                description={texts.suspectText}
              />
            )}
            <KindWarning record={record} />
            <div className="review-columns">
              <div className="stack">
                <section className="panel">
                  <h2>{copy.status.facts}</h2>
                  <EnterpriseFacts record={record} columns={1} />
                </section>
                <CertificationHistory record={record} />
              </div>
              <LicenseView record={record} />
            </div>
            <Decision key={record.companyId} record={record} />
          </>
        )}
      </Answer>
    </Page>
  )
}
