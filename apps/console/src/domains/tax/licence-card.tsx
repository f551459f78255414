import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { TAX_DATASETS } from '@lqr/contract/tax/datasets.ts'
import { PHONE_ORIGINS } from '@lqr/contract/tax/phone-origins.ts'
import { taxLicenceStates } from '@lqr/contract/tax/states.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import { Facts } from '../../shell/records/facts.tsx'
import { nameOf, namesOf } from '../../shell/records/name-of.ts'
import { copy } from './copy.ts'
import { DeliveryList } from './delivery-list.tsx'
import type { TaxLicence } from './entities.ts'

interface LicenceCardProps {
  licence: TaxLicence
  /** The other side. */
  title: string
  actions: ReactNode
  /** What a reader is told besides. */
  children?: ReactNode
}

/** One licence: which data, for which case and institution, until when, and what was handed over under it. */
export function LicenceCard({ licence, title, actions, children }: LicenceCardProps) {
  const { status, scope, orgName, validFrom, validTo, revokedAt, endReason, deliveries, phoneOrigin } =
    licence
  const ended = revokedAt
    ? [
        { label: copy.revokedAt, value: formatDateTime(revokedAt) },
        { label: copy.endReason, value: endReason },
      ]
    : []
  const facts = [
    { label: copy.scope, value: namesOf(TAX_DATASETS, scope), isWide: true },
    { label: copy.period, value: copy.periodOf(formatDate(validFrom), formatDate(validTo)) },
    { label: copy.business, value: licence.bizNo },
    ...(title === orgName ? [] : [{ label: copy.receiver, value: orgName }]),
    { label: copy.legalPerson, value: licence.legalPersonName },
    ...(phoneOrigin
      ? [{ label: copy.phoneOrigin, value: copy.phoneOf(nameOf(PHONE_ORIGINS, phoneOrigin)), isWide: true }]
      : []),
    { label: copy.no, value: licence.licenceNo },
    ...ended,
    { label: copy.version, value: licence.agreementVersion },
    { label: copy.hash, value: <code className="hash">{licence.evidenceHash}</code>, isWide: true },
  ]
  return (
    <article className="panel">
      <div className="panel-head">
        <h3 className="tax-title">
          {title}{' '}
          <Tag color={status === 'VALID' ? 'success' : 'default'}>{nameOf(taxLicenceStates, status)}</Tag>
        </h3>
        <div className="tax-bar">{actions}</div>
      </div>
      {children}
      <Facts items={facts} />
      <DeliveryList deliveries={deliveries} title={copy.deliveries} />
    </article>
  )
}
