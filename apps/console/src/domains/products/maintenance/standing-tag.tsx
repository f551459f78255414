import { Tag } from 'antd'
import { productStatusName } from '@lqr/contract/products/product-states.ts'
import { copy } from './copy.ts'

const colors: Readonly<Record<string, string>> = {
  SUBMITTED: 'processing',
  LISTED: 'success',
  RETURNED: 'error',
  UNLISTED: 'warning',
}

interface StandingTagProps {
  status: string
  changeStatus: string | null
}

/** Where a product stands, and beside it where its change stands. */
export function StandingTag({ status, changeStatus }: StandingTagProps) {
  return (
    <span className="standing">
      <Tag color={colors[status] ?? 'default'}>{productStatusName(status)}</Tag>
      {changeStatus && (
        <Tag color={colors[changeStatus] ?? 'default'}>{copy.change(productStatusName(changeStatus))}</Tag>
      )}
    </span>
  )
}
