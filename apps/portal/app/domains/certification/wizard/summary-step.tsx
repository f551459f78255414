import { APPLICANT_KINDS, USUAL_APPLICANT_KIND } from '@lqr/contract/reference/applicant-kinds.ts'
import { ENTERPRISE_SCALES } from '@lqr/contract/reference/enterprise-scales.ts'
import { industryName } from '@lqr/contract/reference/industry-details.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { gradeEnterprise } from '@lqr/contract/reference/enterprise-scale.ts'
import { maskIdNumber } from '@lqr/contract/rules/mask.ts'
import { tenThousandsToYuan } from '@lqr/contract/rules/money-units.ts'
import { Button } from '@lqr/ui/button.tsx'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import type { CertificationRecord } from '../load-certification.ts'
import { wizardCopy } from './copy.ts'
import { type FieldName, goesToReview, keepsIdNumber, metaOf, type WizardValues } from './schema.ts'
import type { Files } from './start.ts'

const copy = wizardCopy.summary

interface Props {
  record: CertificationRecord
  values: WizardValues
  files: Files
  onEdit: (step: number) => void
}

function kindText(kind: WizardValues['applicantKind']): string {
  return APPLICANT_KINDS.find(({ code }) => code === (kind ?? USUAL_APPLICANT_KIND))?.name ?? ''
}

function areaText(code: string): string {
  const site = substationOfCode(code)
  const above = site?.level === 3 && site.parentId ? substationOfCode(site.parentId) : undefined
  return [above?.name, site?.name].filter(Boolean).join(' ')
}

function scaleText(values: WizardValues): string {
  const { grade, reason } = gradeEnterprise(values.industryCode, {
    employees: Number(values.employees),
    annualRevenueYuan: tenThousandsToYuan(values.annualRevenueYuan) ?? null,
    totalAssetsYuan: tenThousandsToYuan(values.totalAssetsYuan) ?? null,
  })
  return reason ?? ENTERPRISE_SCALES.find(({ code }) => code === grade)?.name ?? ''
}

/** What comes after the submission; a certified enterprise is told whether it waits for a review again. */
function noteOf(record: CertificationRecord, values: WizardValues): string {
  if (record.certiFlg !== 3) return copy.note
  return goesToReview(record, values) ? copy.review : copy.correction
}

/** The number that will be registered then; nothing where none is. */
function idNumberText(
  record: CertificationRecord,
  { legalPersonIdNo, legalPersonName }: WizardValues,
): string {
  return maskIdNumber(legalPersonIdNo) || (keepsIdNumber(record, legalPersonName) ? copy.idNumberKept : '')
}

/** Everything as it will be sent, in words, with the way back to each step. */
export function SummaryStep({ record, values, files, onEdit }: Props) {
  const idNumber = idNumberText(record, values)
  const money = (text: string) => formatAmount(tenThousandsToYuan(text))
  const lines: readonly (readonly [FieldName, string])[] = [
    ['applicantKind', kindText(values.applicantKind)],
    ['corporateName', values.corporateName],
    ['creditCode', values.creditCode],
    ['foundDate', formatDate(values.foundDate)],
    ['regCapitalYuan', money(values.regCapitalYuan)],
    ['industryCode', industryName(values.industryCode) ?? ''],
    ['areaCode', areaText(values.areaCode)],
    ['address', values.address],
    ['legalPersonName', values.legalPersonName],
    ...(idNumber ? [['legalPersonIdNo', idNumber] as const] : []),
    ['contactName', values.contactName],
    ['contactPhone', values.contactPhone],
    ['employees', values.employees],
    ['annualRevenueYuan', money(values.annualRevenueYuan)],
    ['totalAssetsYuan', money(values.totalAssetsYuan)],
  ]
  const names = Object.values(files).flatMap((file) => file?.name ?? [])
  return (
    <>
      <p className="mb-3 text-note text-muted">
        {copy.title}。{noteOf(record, values)}
      </p>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3 border-b border-line pb-2 text-note">
        <span className="min-w-0 break-all">
          {metaOf('licenseFileId').label}：{names.join('、')}
        </span>
        <Button size="small" kind="quiet" onClick={() => onEdit(0)}>
          {copy.edit}
          <span className="sr-only">{wizardCopy.steps[0]}</span>
        </Button>
      </div>
      <dl className="grid gap-2 text-note">
        {lines.map(([name, text]) => (
          <div key={name} className="flex gap-3 border-b border-line pb-2">
            <dt className="w-36 shrink-0 text-muted max-sm:w-28">{metaOf(name).label}</dt>
            <dd className="m-0 min-w-0">{text}</dd>
          </div>
        ))}
        <div className="flex gap-3 border-b border-line pb-2">
          <dt className="w-36 shrink-0 text-muted max-sm:w-28">{copy.scale}</dt>
          <dd className="m-0">{scaleText(values)}</dd>
        </div>
      </dl>
      <Button size="small" kind="quiet" className="mt-2" onClick={() => onEdit(1)}>
        {copy.edit}
        <span className="sr-only">{wizardCopy.steps[1]}</span>
      </Button>
    </>
  )
}
