import { Alert, Button, Checkbox, Modal } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { OPENING_CONSENT_TITLE, openingConsentText } from '@lqr/contract/bank-accounts/consent.ts'
import { openingAsked } from '@lqr/contract/bank-accounts/form.ts'
import { ACCOUNT_TYPES, BENEFICIAL_OWNER_STATES, SUBJECT_KINDS } from '@lqr/contract/bank-accounts/kinds.ts'
import { MATERIALS } from '@lqr/contract/bank-accounts/materials.ts'
import { PRE_CHECK_FINDINGS, type PreCheckFinding } from '@lqr/contract/bank-accounts/pre-check.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { maskIdNumber } from '@lqr/contract/rules/mask.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Facts } from '../../../shell/records/facts.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { copy as common } from '../copy.ts'
import { copy } from './copy.ts'
import type { OpeningValues } from './opening-values.ts'

const labels = labelsOf({ shape: openingAsked })
const texts = copy.summary

/** Everything once more, with what does not agree with the certified data; takes the focus. */
export function OpeningSummary({
  values,
  findings,
}: {
  values: OpeningValues
  findings: readonly PreCheckFinding[]
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const items = [
    { label: common.branch, value: values.place?.branchName, isWide: true },
    {
      label: labels.appointTime,
      value: <strong>{formatDateTime(values.place?.appointTime)}</strong>,
    },
    { label: labels.accountType, value: nameOf(ACCOUNT_TYPES, values.accountType) },
    { label: labels.corporateName, value: values.corporateName, isWide: true },
    { label: labels.creditCode, value: values.creditCode },
    { label: labels.legalPersonName, value: values.legalPersonName },
    { label: labels.subjectKind, value: nameOf(SUBJECT_KINDS, values.subjectKind) },
    { label: labels.beneficialOwner, value: nameOf(BENEFICIAL_OWNER_STATES, values.beneficialOwner) },
    ...(values.accountType === 'basic'
      ? []
      : [{ label: labels.basicAccountNo, value: values.basicAccountNo }]),
    { label: labels.operatorName, value: values.operatorName },
    { label: labels.operatorIdNo, value: maskIdNumber(values.operatorIdNo ?? '') },
    { label: labels.operatorPhone, value: values.operatorPhone },
    { label: labels.purpose, value: <span className="prewrap">{values.purpose}</span>, isWide: true },
    {
      label: texts.materials,
      value: (values.materials ?? []).map((code) => nameOf(MATERIALS, code)).join('、') || texts.noMaterials,
      isWide: true,
    },
  ]
  return (
    <section className="panel">
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <Alert
        type={findings.length > 0 ? 'warning' : 'success'}
        showIcon
        className="form-alert"
        title={findings.length > 0 ? texts.findings : texts.agrees}
        description={findings.map((code) => nameOf(PRE_CHECK_FINDINGS, code)).join('；') || undefined}
      />
      <Facts items={items} />
    </section>
  )
}

interface OpeningConsentProps {
  branchName: string
  isChecked: boolean
  problem: string | undefined
  onChange: (isChecked: boolean) => void
}

/** What the branch is given, to be agreed to. */
export function OpeningConsent({ branchName, isChecked, problem, onChange }: OpeningConsentProps) {
  const [isReading, setReading] = useState(false)
  return (
    <section className="panel consent">
      <h2>{copy.consent.title}</h2>
      <p className="consent-line">
        <Checkbox
          checked={isChecked}
          aria-describedby={problem ? 'opening-consent-problem' : undefined}
          onChange={({ target }) => onChange(target.checked)}
        >
          {copy.consent.agree(OPENING_CONSENT_TITLE)}
        </Checkbox>
        <Button type="link" onClick={() => setReading(true)}>
          {copy.consent.read}
        </Button>
      </p>
      {problem && (
        <p id="opening-consent-problem" role="alert" className="field-problem">
          {problem}
        </p>
      )}
      <Modal open={isReading} title={OPENING_CONSENT_TITLE} footer={null} onCancel={() => setReading(false)}>
        <div className="prewrap agreement-text" role="region" aria-label={OPENING_CONSENT_TITLE} tabIndex={0}>
          {openingConsentText(branchName)}
        </div>
      </Modal>
    </section>
  )
}
