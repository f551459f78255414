import { Button, Checkbox, Modal } from 'antd'
import { useId, useState } from 'react'
import {
  AUTHORISATION_DAYS,
  AUTHORISATION_LETTER_TITLE,
  authorisationLetter,
  DATA_SCOPES,
} from '@lqr/contract/credit/authorisation-letter.ts'
import { Facts } from '../../../shell/records/facts.tsx'
import { useSession } from '../../../shell/session/session.ts'
import { copy } from './copy.ts'
import '../../../shell/cases/cases.css'

interface ConsentBoxProps {
  orgName: string
  productName: string
  isChecked: boolean
  problem?: string | undefined
  onChange: (checked: boolean) => void
}

const texts = copy.consent
const scopeCodes = DATA_SCOPES.map(({ code }) => code)

/** Consent for one institution: what it may see, until when, and the whole letter. */
export function ConsentBox({ orgName, productName, isChecked, problem, onChange }: ConsentBoxProps) {
  const { displayName } = useSession()
  const [isReading, setReading] = useState(false)
  const problemId = useId()
  const letter = authorisationLetter({
    corporateName: displayName,
    orgName,
    productName,
    dataScope: scopeCodes,
  })
  const facts = [
    { label: texts.what, value: DATA_SCOPES.map(({ name }) => name).join('、'), isWide: true },
    { label: texts.until, value: texts.untilDays(AUTHORISATION_DAYS), isWide: true },
  ]
  return (
    <section className="panel consent">
      <h2>{texts.title}</h2>
      <p className="panel-note">{texts.oneOrg(orgName)}</p>
      <Facts items={facts} />
      <p className="consent-line">
        <Checkbox
          checked={isChecked}
          aria-describedby={problem ? problemId : undefined}
          onChange={({ target }) => onChange(target.checked)}
        >
          {texts.agree(AUTHORISATION_LETTER_TITLE)}
        </Checkbox>
        <Button type="link" onClick={() => setReading(true)}>
          {texts.read}
        </Button>
      </p>
      {problem && (
        <p id={problemId} role="alert" className="field-problem">
          {problem}
        </p>
      )}
      <Modal
        open={isReading}
        title={AUTHORISATION_LETTER_TITLE}
        footer={null}
        onCancel={() => setReading(false)}
      >
        <div
          className="prewrap agreement-text"
          role="region"
          aria-label={AUTHORISATION_LETTER_TITLE}
          tabIndex={0}
        >
          {letter}
        </div>
      </Modal>
    </section>
  )
}
