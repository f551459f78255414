import { Tag } from 'antd'
import type { getCertification } from '@lqr/contract/certification/calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { ENTERPRISE_SCALES } from '@lqr/contract/reference/enterprise-scales.ts'
import { INDUSTRIES, industryOfDivision } from '@lqr/contract/reference/industries.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { Facts } from '../../shell/records/facts.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { copy } from './copy.ts'

export type Certification = CallOutput<typeof getCertification>

const { fields } = copy

/** The fields an enterprise was certified with, or wants to be. */
export function EnterpriseFacts({ record, columns = 2 }: { record: Certification; columns?: 1 | 2 }) {
  const { industryCode, employees } = record
  const category = industryCode && (industryOfDivision(industryCode) ?? industryCode)
  const items = [
    { label: fields.corporateName, value: record.corporateName },
    {
      label: fields.creditCode,
      value: record.creditCode && (
        <>
          <span className="tabular">{record.creditCode}</span>{' '}
          {record.creditCodeSuspect && <Tag color="warning">{fields.suspect}</Tag>}
        </>
      ),
    },
    { label: fields.legalPersonName, value: record.legalPersonName },
    { label: fields.legalPersonIdNo, value: record.legalPersonIdNoMasked },
    { label: fields.contact, value: [record.contactName, record.contactPhone].filter(Boolean).join(' ') },
    { label: fields.industry, value: nameOf(INDUSTRIES, category) },
    { label: fields.area, value: record.areaName },
    { label: fields.address, value: record.address },
    { label: fields.regCapital, value: formatAmount(record.regCapitalYuan) },
    { label: fields.foundDate, value: formatDate(record.foundDate) },
    { label: fields.employees, value: employees === null ? '' : fields.employeesOf(employees) },
    { label: fields.revenue, value: formatAmount(record.annualRevenueYuan) },
    { label: fields.assets, value: formatAmount(record.totalAssetsYuan) },
    { label: fields.scale, value: nameOf(ENTERPRISE_SCALES, record.scale) },
  ]
  return <Facts items={items} columns={columns} />
}
