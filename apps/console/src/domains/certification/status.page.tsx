import { Alert } from 'antd'
import { getCertification } from '@lqr/contract/certification/calls.ts'
import { certificationFlg } from '@lqr/contract/certification/states.ts'
import { FileLinks } from '../../shell/files/file-links.tsx'
import { Answer } from '../../shell/page/answer.tsx'
import { Page } from '../../shell/page/page.tsx'
import { useCall } from '../../shell/use-call.ts'
import { CertificationHistory } from './certification-history.tsx'
import { copy } from './copy.ts'
import { type Certification, EnterpriseFacts } from './enterprise-facts.tsx'
import { LegalPersonChanges } from './legal-person-changes.tsx'
import { CertificationTag } from './state-tag.tsx'

const texts = copy.status

const alertTypes = { 1: 'info', 2: 'info', 3: 'success', 4: 'error' } as const

function StatusAlert({ record }: { record: Certification }) {
  const flag = certificationFlg(record.certiFlg)
  const action = texts.actions[flag]
  return (
    <Alert
      type={alertTypes[flag]}
      showIcon
      title={texts.hints[flag]}
      description={
        flag === 4 && record.rejectReason ? `${texts.rejected}：${record.rejectReason}` : undefined
      }
      action={record.can.submit && action && <a href="/authentication">{action}</a>}
    />
  )
}

/** Where the enterprise's certification stands, what it says, and everything that happened to it. */
export function Component() {
  const answer = useCall(getCertification, {})
  return (
    <Page title={texts.title} mark={answer.data && <CertificationTag certiFlg={answer.data.certiFlg} />}>
      <Answer of={answer}>
        {(record) => (
          <div className="stack">
            <StatusAlert record={record} />
            {record.corporateName && (
              <section className="panel">
                <h2>{texts.facts}</h2>
                <EnterpriseFacts record={record} />
              </section>
            )}
            {(record.license || record.authLetter) && (
              <section className="panel">
                <h2>{texts.files}</h2>
                <FileLinks files={[record.license, record.authLetter].filter((file) => file !== null)} />
              </section>
            )}
            {record.certiFlg === 3 && <LegalPersonChanges />}
            <CertificationHistory record={record} />
          </div>
        )}
      </Answer>
    </Page>
  )
}
