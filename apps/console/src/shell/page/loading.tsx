import { Spin } from 'antd'
import { copy } from '../copy.ts'

/** Says that something is on its way, to eyes and ears. */
export function Loading({ isWholePage = false }: { isWholePage?: boolean }) {
  return (
    <div className={isWholePage ? 'loading loading-page' : 'loading'} role="status">
      <Spin />
      <span>{copy.loading}</span>
    </div>
  )
}
