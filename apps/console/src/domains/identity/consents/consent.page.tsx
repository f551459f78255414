import { Button } from 'antd'
import { consentActions } from '@lqr/contract/identity/entities.ts'
import { Printer } from 'lucide-react'
import { useParams } from 'react-router'
import { getConsent } from '@lqr/contract/identity/personal-data-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { BackLink } from '../../../shell/page/back-link.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { Facts } from '../../../shell/records/facts.tsx'
import { useCall } from '../../../shell/use-call.ts'
import { copy } from '../copy.ts'
import '../identity.css'

const texts = copy.consent
const labels = copy.agreements

function ConsentRecord({ record }: { record: CallOutput<typeof getConsent> }) {
  const facts = [
    { label: labels.name, value: record.title },
    { label: labels.version, value: record.agreementVersion },
    { label: texts.userName, value: record.username },
    { label: texts.corporateName, value: record.corporateName },
    { label: labels.at, value: formatDateTime(record.at) },
    { label: labels.action, value: nameOf(consentActions, record.actionCode) },
    ...(record.subjectName === null ? [] : [{ label: labels.subject, value: record.subjectName }]),
    ...(record.withdrawnAt === null
      ? []
      : [{ label: labels.state, value: labels.withdrawnAt(formatDateTime(record.withdrawnAt)) }]),
    { label: texts.address, value: record.ip },
    { label: texts.id, value: record.id },
    { label: labels.hash, value: <code className="hash">{record.textHash}</code>, isWide: true },
  ]
  return (
    <div className="stack">
      <section className="panel">
        <h2>{texts.record}</h2>
        <Facts items={facts} />
        <p className="muted panel-foot">{texts.hashNote}</p>
      </section>
      <section className="panel">
        <h2>{texts.body}</h2>
        <div className="prewrap agreement-whole">{record.body}</div>
      </section>
    </div>
  )
}

/** One consent with the whole text that was agreed to, as it is printed. */
export function Component() {
  const { id = '' } = useParams()
  const answer = useCall(getConsent, { params: { id } })
  const actions = (
    <>
      <BackLink to="/agreements">{texts.back}</BackLink>
      {answer.data && (
        <Button
          type="primary"
          icon={<Printer aria-hidden size={16} strokeWidth={1.5} />}
          onClick={() => window.print()}
        >
          {texts.print}
        </Button>
      )}
    </>
  )
  return (
    <Page title={texts.title} extra={actions}>
      <Answer of={answer}>{(record) => <ConsentRecord record={record} />}</Answer>
    </Page>
  )
}
