import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formCopy } from './form-copy.ts'

const copy = formCopy.result

interface Range {
  lowYuan: number
  middleYuan: number
  highYuan: number
}

const WIDTH = 100

/** The range as a bar with the estimate marked on it; the same in words for who does not see it, and as figures below. */
export function RangeBar({ lowYuan, middleYuan, highYuan }: Range) {
  const [low, middle, high] = [lowYuan, middleYuan, highYuan].map((yuan) => formatAmount(yuan))
  const at = highYuan > lowYuan ? ((middleYuan - lowYuan) / (highYuan - lowYuan)) * WIDTH : WIDTH / 2
  const ends = [
    { label: copy.low, value: low, look: 'text-left' },
    { label: copy.middle, value: middle, look: 'text-center text-head font-semibold text-primary-strong' },
    { label: copy.high, value: high, look: 'text-right' },
  ]
  return (
    <div className="my-4">
      <svg
        role="img"
        aria-label={copy.bar(low ?? '', high ?? '', middle ?? '')}
        viewBox={`0 0 ${WIDTH} 12`}
        preserveAspectRatio="none"
        className="block h-6 w-full"
      >
        <rect x="0" y="3" width={WIDTH} height="6" className="fill-primary-line" />
        <rect x={at - 0.5} y="0" width="1" height="12" className="fill-primary" />
      </svg>
      <dl className="m-0 mt-2 grid grid-cols-3 items-end gap-2">
        {ends.map(({ label, value, look }) => (
          <div key={label} className={look}>
            <dt className="text-note font-normal text-muted">{label}</dt>
            <dd className="m-0 whitespace-nowrap tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
