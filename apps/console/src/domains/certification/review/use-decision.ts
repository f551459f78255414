import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  getCertificationForReview,
  listCertifications,
  reviewCertification,
} from '@lqr/contract/certification/calls.ts'
import { certificationErrors } from '@lqr/contract/certification/errors.ts'
import { call } from '../../../shell/client.ts'
import { isOvertaken } from '../../../shell/overtaken.ts'
import { LOOKED_THROUGH, nextWaiting } from '../../../shell/records/next-waiting.ts'
import { sayFailure, toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { callKey } from '../../../shell/use-call.ts'
import { copy } from '../copy.ts'
import type { Certification } from '../enterprise-facts.tsx'

const WAITING_FLAG = 2
const texts = copy.review

/** Decides on a certification and goes on to the next that waits; shows what others made of it meanwhile. */
export function useDecision(record: Certification, onSettled: () => void) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [changed, setChanged] = useState(false)
  const { companyId, submittedAt, version } = record
  const key = callKey(getCertificationForReview, { params: { companyId } })

  const toNext = async () => {
    const body = { certiFlg: WAITING_FLAG, pageSize: LOOKED_THROUGH } as const
    const { list } = await call(listCertifications, { body })
    const queue = list.map((row) => ({ id: row.companyId, submittedAt: row.submittedAt }))
    const next = nextWaiting(queue, { id: companyId, submittedAt })
    if (!next) toastSuccess(texts.queueEmpty)
    await navigate(next ? `/certification/review/${next.id}` : '/certification/review')
  }
  const goOn = () =>
    void toNext().catch((error: unknown) => {
      sayFailure(error)
      return navigate('/certification/review')
    })
  const { run, isBusy, failure, reset } = useAction(reviewCertification, {
    quiet: true,
    onDone: (_, { body }) => {
      onSettled()
      toastSuccess(body.decision === 'approve' ? texts.approved : texts.rejected)
      void queries.invalidateQueries({ queryKey: callKey(listCertifications) })
      void queries.invalidateQueries({ queryKey: key })
      goOn()
    },
    onFailure: (refusal) => {
      if (!isOvertaken(refusal, [certificationErrors.notReviewable])) return
      onSettled()
      setChanged(true)
      void queries.invalidateQueries({ queryKey: key })
    },
  })
  return {
    isBusy,
    changed,
    /** Why the last decision was not taken, until another one is begun. */
    problem: failure?.msg,
    forgetProblem: reset,
    toNext: goOn,
    approve: () => run({ body: { companyId, version, decision: 'approve' } }),
    reject: (reason: string) => run({ body: { companyId, version, decision: 'reject', reason } }),
  }
}
