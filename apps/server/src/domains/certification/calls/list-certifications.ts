import { listCertifications } from '@lqr/contract/certification/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { listForReview } from '../review-list.store.ts'

export const listCertificationsCall = bindCall(listCertifications, ({ body, services }) =>
  listForReview(services, body),
)
