import type { ReactNode } from 'react'
import { copy } from './copy.ts'
import type { CertificationRecord, RecordWords } from './load-certification.ts'
import { viewFile } from '../../shell/forms/view-file.ts'

const labels = copy.record

function FileLink({ file }: { file: CertificationRecord['license'] }) {
  if (!file) return <>{labels.none}</>
  return (
    <button
      type="button"
      onClick={() => void viewFile(file.fileId)}
      className="cursor-pointer text-primary underline"
    >
      {file.name}
      <span className="sr-only">（{labels.view}）</span>
    </button>
  )
}

/** The certified facts, read only; the id number is masked by the server. */
export function RecordView({ record, words }: { record: CertificationRecord; words: RecordWords }) {
  const lines: readonly { label: string; value: ReactNode }[] = [
    { label: labels.applicantKind, value: words.applicantKind },
    { label: labels.corporateName, value: record.corporateName },
    {
      label: labels.creditCode,
      value: record.creditCode && (
        <>
          {record.creditCode}
          {record.creditCodeSuspect && <span className="ml-2 text-warning">（{labels.suspect}）</span>}
        </>
      ),
    },
    { label: labels.legalPersonName, value: record.legalPersonName },
    { label: labels.idNumber, value: record.legalPersonIdNoMasked },
    { label: labels.contactName, value: record.contactName },
    { label: labels.contactPhone, value: record.contactPhone },
    { label: labels.industry, value: words.industry },
    { label: labels.area, value: words.area },
    { label: labels.address, value: record.address },
    { label: labels.foundDate, value: words.foundDate },
    { label: labels.regCapital, value: words.regCapital },
    { label: labels.employees, value: record.employees === null ? null : labels.persons(record.employees) },
    { label: labels.annualRevenue, value: words.annualRevenue },
    { label: labels.totalAssets, value: words.totalAssets },
    { label: labels.scale, value: words.scale },
    { label: labels.license, value: <FileLink file={record.license} /> },
    { label: labels.authLetter, value: record.authLetter && <FileLink file={record.authLetter} /> },
  ]
  return (
    <section aria-labelledby="record" className="rounded-card border border-line bg-surface p-6 max-sm:p-4">
      <h2 id="record" className="mb-3 text-title">
        {labels.title}
      </h2>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {lines
          .filter(({ value }) => value !== null && value !== '')
          .map(({ label, value }) => (
            <div key={label} className="flex gap-3 border-b border-line pb-2 text-note">
              <dt className="w-28 shrink-0 text-muted">{label}</dt>
              <dd className="m-0 min-w-0 text-ink">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
