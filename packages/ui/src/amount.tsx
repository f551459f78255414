import { displayAmount } from '@lqr/contract/rules/amount-display.ts'
import { classNames } from './class-names.ts'
import { copy } from './copy.ts'

/** An amount in tabular figures with its unit smaller; 面议 when there is none. */
export function Amount({
  amountYuan,
  className,
}: {
  amountYuan: number | null | undefined
  className?: string
}) {
  const shown = displayAmount(amountYuan)
  if (!shown) return <span className={className}>{copy.negotiable}</span>
  return (
    <span className={classNames('whitespace-nowrap tabular-nums', className)}>
      {shown.text.slice(0, -shown.unit.length - 1)}
      <span className="ml-1 text-[0.7em] font-normal">{shown.unit}</span>
    </span>
  )
}
