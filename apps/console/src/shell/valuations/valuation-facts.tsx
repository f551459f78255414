import { Alert, Tag } from 'antd'
import { NOT_AN_APPRAISAL } from '@lqr/contract/valuations/disclaimer.ts'
import { type AttachedValuation, attachedValuation } from '@lqr/contract/valuations/entities.ts'
import {
  BUILDING_STRUCTURES,
  OWNERSHIP_KINDS,
  PROPERTY_KINDS,
  VALUATION_METHODS,
} from '@lqr/contract/valuations/kinds.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { Facts } from '../records/facts.tsx'
import { nameOf } from '../records/name-of.ts'
import { ComparableCases } from './comparable-cases.tsx'
import { valuationCopy as copy } from './copy.ts'
import '../cases/cases.css'

const labels = labelsOf(attachedValuation)

/** Which floor of how many; empty where neither is known. */
function floorsOf({ floor, totalFloors }: AttachedValuation): string {
  if (floor !== null) return copy.floors(floor, totalFloors)
  return totalFloors === null ? '' : copy.totalFloors(totalFloors)
}

/** Whose figures these are, and whether they still hold. */
export function ValuationMarks({ of }: { of: Pick<AttachedValuation, 'isDemonstration' | 'isExpired'> }) {
  return (
    <>
      <Tag>{NOT_AN_APPRAISAL}</Tag>
      {of.isDemonstration && <Tag>{copy.demonstration}</Tag>}
      {of.isExpired && <Tag color="error">{copy.expired}</Tag>}
    </>
  )
}

/** A valuation whole: the words that it is no appraisal come first, then figures, property and cases. */
export function ValuationFacts({ valuation }: { valuation: AttachedValuation }) {
  const method = VALUATION_METHODS.find(({ code }) => code === valuation.method)
  const figures = [
    {
      label: copy.range,
      value: (
        <strong className="figure">
          {formatAmount(valuation.lowYuan)} – {formatAmount(valuation.highYuan)}
        </strong>
      ),
    },
    { label: copy.middle, value: formatAmount(valuation.middleYuan) },
    { label: copy.unitPrice, value: copy.perMetre(formatAmount(valuation.unitPriceYuan)) },
    { label: labels.asOf, value: formatDate(valuation.asOf) },
    { label: labels.validTo, value: formatDate(valuation.validTo) },
    { label: labels.sourceName, value: valuation.sourceName },
    { label: labels.method, value: method && `${method.name}：${method.note}`, isWide: true },
  ]
  const property = [
    { label: labels.kind, value: nameOf(PROPERTY_KINDS, valuation.kind) },
    { label: labels.areaSquareMetres, value: copy.metres(valuation.areaSquareMetres) },
    { label: labels.areaCode, value: valuation.areaName },
    { label: labels.address, value: valuation.address },
    { label: labels.ownership, value: nameOf(OWNERSHIP_KINDS, valuation.ownership) },
    { label: labels.structure, value: nameOf(BUILDING_STRUCTURES, valuation.structure) },
    { label: labels.builtYear, value: valuation.builtYear && copy.year(valuation.builtYear) },
    { label: copy.floor, value: floorsOf(valuation) },
    { label: labels.certificateNoMasked, value: valuation.certificateNoMasked },
  ]
  return (
    <>
      <Alert type="info" showIcon className="form-alert" title={valuation.disclaimer} />
      {valuation.isExpired && (
        <Alert
          type="warning"
          showIcon
          className="form-alert"
          title={copy.expired}
          description={copy.expiredHint(formatDate(valuation.validTo))}
        />
      )}
      <h3>{copy.figures}</h3>
      <Facts items={figures} />
      <h3>{copy.property}</h3>
      <Facts items={property} />
      <h3>{copy.cases}</h3>
      <ComparableCases cases={valuation.cases} />
    </>
  )
}
