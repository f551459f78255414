import { Button, Checkbox, Modal } from 'antd'
import { useId, useState } from 'react'
import { NEED_CONSENT, NEED_CONSENT_TITLE } from '@lqr/contract/financing/consent.ts'
import { formCopy } from './copy.ts'

interface ConsentPanelProps {
  isChecked: boolean
  problem: string | undefined
  onChange: (checked: boolean) => void
}

const texts = formCopy.consent

/** What the enterprise agrees to when it publishes, with the whole text. */
export function ConsentPanel({ isChecked, problem, onChange }: ConsentPanelProps) {
  const [isReading, setReading] = useState(false)
  const problemId = useId()
  return (
    <section className="panel consent">
      <h2>{texts.title}</h2>
      <p className="panel-note">{texts.note}</p>
      <p className="consent-line">
        <Checkbox
          checked={isChecked}
          aria-describedby={problem ? problemId : undefined}
          onChange={({ target }) => onChange(target.checked)}
        >
          {texts.agree(NEED_CONSENT_TITLE)}
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
      <Modal open={isReading} title={NEED_CONSENT_TITLE} footer={null} onCancel={() => setReading(false)}>
        <div className="prewrap agreement-text" role="region" aria-label={NEED_CONSENT_TITLE} tabIndex={0}>
          {NEED_CONSENT}
        </div>
      </Modal>
    </section>
  )
}
