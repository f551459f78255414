import { Tag } from 'antd'
import { certificationForm, certificationRecord } from '@lqr/contract/certification/entities.ts'
import { type getCertification, openContactPhoneForReview } from '@lqr/contract/certification/calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { labelOf, labelsOf } from '@lqr/contract/kernel/field.ts'
import { APPLICANT_KINDS } from '@lqr/contract/reference/applicant-kinds.ts'
import { ENTERPRISE_SCALES } from '@lqr/contract/reference/enterprise-scales.ts'
import { INDUSTRIES, industryOfDivision } from '@lqr/contract/reference/industries.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { ContactPhone } from '../../shell/records/contact-phone.tsx'
import { Facts } from '../../shell/records/facts.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { copy } from './copy.ts'

export type Certification = CallOutput<typeof getCertification>

const { fields } = copy
const labels = labelsOf(certificationForm)

/** The fields an enterprise was certified with, or wants to be. */
export function EnterpriseFacts({ record, columns = 2 }: { record: Certification; columns?: 1 | 2 }) {
  const { industryCode, employees } = record
  const category = industryCode && (industryOfDivision(industryCode) ?? industryCode)
  const items = [
    { label: labels.applicantKind, value: nameOf(APPLICANT_KINDS, record.applicantKind) },
    { label: labels.corporateName, value: record.corporateName },
    {
      label: labels.creditCode,
      value: record.creditCode && (
        <>
          <span className="tabular">{record.creditCode}</span>{' '}
          {record.creditCodeSuspect && <Tag color="warning">{fields.suspect}</Tag>}
        </>
      ),
    },
    { label: labels.legalPersonName, value: record.legalPersonName },
    { label: labels.legalPersonIdNo, value: record.legalPersonIdNoMasked },
    {
      label: labels.contactName,
      value: record.contactName && (
        <>
          {record.contactName}{' '}
          <ContactPhone
            key={record.companyId}
            phone={record.contactPhone}
            opens={record.opensPhone}
            def={openContactPhoneForReview}
            input={{ params: { companyId: record.companyId } }}
          />
        </>
      ),
    },
    { label: labels.industryCode, value: nameOf(INDUSTRIES, category) },
    { label: labels.areaCode, value: record.areaName },
    { label: labels.address, value: record.address },
    { label: labels.regCapitalYuan, value: formatAmount(record.regCapitalYuan) },
    { label: labels.foundDate, value: formatDate(record.foundDate) },
    { label: labels.employees, value: employees === null ? '' : fields.employeesOf(employees) },
    { label: labels.annualRevenueYuan, value: formatAmount(record.annualRevenueYuan) },
    { label: labels.totalAssetsYuan, value: formatAmount(record.totalAssetsYuan) },
    { label: labelOf(certificationRecord.shape.scale), value: nameOf(ENTERPRISE_SCALES, record.scale) },
  ]
  return <Facts items={items} columns={columns} />
}
