import { certificationFlg } from '@lqr/contract/certification/states.ts'
import { Tag, type Tone } from '@lqr/ui/tag.tsx'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import type { Ref } from 'react'
import { copy } from './copy.ts'
import type { CertificationRecord } from './load-certification.ts'

const looks: Record<keyof typeof copy.status, { tone: Tone; box: string }> = {
  1: { tone: 'warning', box: 'border-warning/30 bg-warning-soft' },
  2: { tone: 'primary', box: 'border-primary-line bg-primary-soft' },
  3: { tone: 'success', box: 'border-success/30 bg-success-soft' },
  4: { tone: 'danger', box: 'border-danger/30 bg-danger-soft' },
}

/** Where the certification stands, in words: since when, why it failed, and what comes next. */
export function StatusBanner({
  record,
  headingRef,
}: {
  record: CertificationRecord
  headingRef: Ref<HTMLHeadingElement>
}) {
  const flag = certificationFlg(record.certiFlg)
  const { title, text } = copy.status[flag]
  const { tone, box } = looks[flag]
  return (
    <section aria-labelledby="status" className={`rounded-card border p-5 ${box}`}>
      <h2 ref={headingRef} id="status" tabIndex={-1} className="text-title outline-none">
        <Tag tone={tone} className="align-middle text-body">
          {title}
        </Tag>
      </h2>
      <p className="mt-2 text-body">{text}</p>
      {flag === 4 && record.rejectReason && (
        <p className="mt-2 rounded-control bg-surface px-3 py-2 text-body">
          <strong>{copy.reason}：</strong>
          {record.rejectReason}
        </p>
      )}
      {flag !== 1 && (
        <p className="mt-2 text-note text-muted">
          {record.submittedAt && `${copy.submittedAt}：${formatDateTime(record.submittedAt)}`}
          {flag !== 2 && record.reviewedAt && `，${copy.reviewedAt}：${formatDateTime(record.reviewedAt)}`}
        </p>
      )}
    </section>
  )
}
