import { Link } from 'react-router'
import type { ShownCase } from '@lqr/contract/kernel/cases/case-calls.ts'
import type { AnyCase } from '@lqr/contract/kernel/cases/define-case.ts'
import { needsCertification } from '@lqr/contract/kernel/cases/needs-certification.ts'
import { caseCopy } from './copy.ts'

interface HeldNoteProps {
  of: AnyCase
  shown: Pick<ShownCase, 'status'> & { can: Readonly<Record<string, boolean>> }
}

/** Why an enterprise whose certification is under review finds no way on with its case, and where that stands. */
export function HeldNote({ of, shown }: HeldNoteProps) {
  if (!needsCertification(of, shown)) return null
  return (
    <p className="muted">
      {caseCopy.notCertified} <Link to="/certification">{caseCopy.toCertification}</Link>
    </p>
  )
}
