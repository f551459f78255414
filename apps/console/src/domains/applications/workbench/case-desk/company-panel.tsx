import { Tag } from 'antd'
import { labelOf, labelsOf } from '@lqr/contract/kernel/field.ts'
import {
  type ApplicationDetail,
  applicationDetail,
  certifiedFacts,
} from '@lqr/contract/applications/entities.ts'
import { APPLICANT_KINDS } from '@lqr/contract/reference/applicant-kinds.ts'
import { ENTERPRISE_SCALES } from '@lqr/contract/reference/enterprise-scales.ts'
import { INDUSTRIES, industryOfDivision } from '@lqr/contract/reference/industries.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { Facts } from '../../../../shell/records/facts.tsx'
import { nameOf } from '../../../../shell/records/name-of.ts'
import { useNow } from '../../../../shell/time/use-now.ts'
import { copy as shared } from '../../copy.ts'
import { copy } from '../copy.ts'
import { fullYears } from './full-years.ts'

const texts = copy.task
const labels = labelsOf(certifiedFacts)

function foundedText(foundDate: string | null, now: Date): string {
  if (foundDate === null) return ''
  const years = fullYears(foundDate, now)
  return years < 1 ? texts.ageYoung(formatDate(foundDate)) : texts.age(formatDate(foundDate), years)
}

/** Who asks: what the enterprise was certified with, as far as its consent opens it. */
export function CompanyPanel({ application }: { application: ApplicationDetail }) {
  const now = useNow()
  const { industryCode, certified } = application
  const category = industryCode && (industryOfDivision(industryCode) ?? industryCode)
  const items = [
    { label: shared.creditCode, value: application.creditCode },
    {
      label: labelOf(applicationDetail.shape.applicantKind),
      value: nameOf(APPLICANT_KINDS, application.applicantKind),
    },
    { label: shared.industry, value: nameOf(INDUSTRIES, category) },
    { label: shared.scale, value: nameOf(ENTERPRISE_SCALES, application.scale) },
    ...(certified
      ? [
          { label: labels.legalPersonName, value: certified.legalPersonName },
          { label: labels.foundDate, value: foundedText(certified.foundDate, now) },
          { label: labels.regCapitalYuan, value: formatAmount(certified.regCapitalYuan) },
          {
            label: labels.employees,
            value: certified.employees === null ? '' : texts.staff(certified.employees),
          },
          { label: labels.annualRevenueYuan, value: formatAmount(certified.annualRevenueYuan) },
          { label: labels.totalAssetsYuan, value: formatAmount(certified.totalAssetsYuan) },
          { label: labels.areaName, value: certified.areaName },
          { label: labels.address, value: certified.address, isWide: true },
        ]
      : []),
  ]
  return (
    <section className="panel" aria-label={texts.certified}>
      <div className="panel-head">
        <h2>{texts.certified}</h2>
        {certified?.certifiedAt && (
          <Tag color="success">{texts.certifiedAt(formatDate(certified.certifiedAt))}</Tag>
        )}
      </div>
      <Facts items={items} />
    </section>
  )
}
