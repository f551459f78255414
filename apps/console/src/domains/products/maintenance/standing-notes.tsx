import { Alert } from 'antd'
import type { MaintainedProduct } from '@lqr/contract/products/maintenance-entities.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { copy } from './copy.ts'

const texts = copy.product

/** What the reader has to know first: why it came back, that it waits, that it is off the list. */
export function StandingNotes({ product }: { product: MaintainedProduct }) {
  const { status, changeStatus, returnReason, submittedAt, submittedBy, unlistedBy, live, isOrgEnded } =
    product
  const working = changeStatus ?? status
  return (
    <>
      {isOrgEnded && <Alert type="warning" showIcon className="form-alert" title={texts.orgEnded} />}
      {status === 'UNLISTED' && !isOrgEnded && (
        <Alert
          type="warning"
          showIcon
          className="form-alert"
          title={unlistedBy === 'platform' ? texts.unlistedByPlatform : texts.unlisted}
        />
      )}
      {working === 'RETURNED' && (
        <Alert
          type="error"
          showIcon
          className="form-alert"
          title={texts.returned}
          description={
            <>
              <p className="prewrap">{returnReason}</p>
              <p className="muted">{texts.returnedHint}</p>
            </>
          }
        />
      )}
      {working === 'SUBMITTED' && (
        <Alert
          type="info"
          showIcon
          className="form-alert"
          title={texts.waiting}
          description={
            <>
              <p>
                {formatDateTime(submittedAt)} · {submittedBy}
                {texts.submitted}
              </p>
              <p>{live ? texts.waitingChange : texts.waitingNew}</p>
            </>
          }
        />
      )}
    </>
  )
}
