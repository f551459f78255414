import { Button, Checkbox, Modal } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { LISTING_CONSENT_TITLE, listingConsentText } from '@lqr/contract/equity/listing-consent.ts'
import type { ListingStart } from '@lqr/contract/equity/listing-entities.ts'
import { listingAsked } from '@lqr/contract/equity/listing-form.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { Facts } from '../../../shell/records/facts.tsx'
import type { ListingValues } from './apply-values.ts'
import { applyCopy, copy } from './copy.ts'

const labels = labelsOf({ shape: listingAsked })
const texts = applyCopy.consent

/** Everything once more; takes the focus. */
export function ApplySummary({ values, start }: { values: ListingValues; start: ListingStart }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { documents = {} } = values
  const items = [
    { label: copy.item, value: start.item.name, isWide: true },
    { label: copy.exchange, value: start.exchangeName, isWide: true },
    { label: copy.company, value: start.corporateName, isWide: true },
    { label: labels.shortName, value: values.shortName },
    { label: labels.shareholders, value: values.shareholders },
    { label: labels.recommender, value: values.recommender },
    { label: labels.contactName, value: values.contactName },
    { label: labels.contactPhone, value: values.contactPhone },
    {
      label: labels.introduction,
      value: <span className="prewrap">{values.introduction}</span>,
      isWide: true,
    },
    ...start.item.documents.map((name) => ({
      label: name,
      value: documents[name]?.map((file) => file.name).join('、'),
      isWide: true,
    })),
  ]
  return (
    <section className="panel">
      <h2 ref={heading} tabIndex={-1}>
        {applyCopy.summary}
      </h2>
      <Facts items={items} />
    </section>
  )
}

interface ApplyConsentProps {
  exchangeName: string
  isChecked: boolean
  problem: string | undefined
  onChange: (isChecked: boolean) => void
}

/** What the exchange is given and what the enterprise vouches for, to be agreed to. */
export function ApplyConsent({ exchangeName, isChecked, problem, onChange }: ApplyConsentProps) {
  const [isReading, setReading] = useState(false)
  return (
    <section className="panel consent">
      <h2>{texts.title}</h2>
      <p className="consent-line">
        <Checkbox
          checked={isChecked}
          aria-describedby={problem ? 'listing-consent-problem' : undefined}
          onChange={({ target }) => onChange(target.checked)}
        >
          {texts.agree(LISTING_CONSENT_TITLE)}
        </Checkbox>
        <Button type="link" onClick={() => setReading(true)}>
          {texts.read}
        </Button>
      </p>
      {problem && (
        <p id="listing-consent-problem" role="alert" className="field-problem">
          {problem}
        </p>
      )}
      <Modal open={isReading} title={LISTING_CONSENT_TITLE} footer={null} onCancel={() => setReading(false)}>
        <div className="prewrap agreement-text" role="region" aria-label={LISTING_CONSENT_TITLE} tabIndex={0}>
          {listingConsentText(exchangeName)}
        </div>
      </Modal>
    </section>
  )
}
