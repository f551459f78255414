import type { ScreenSet } from '@lqr/contract/statistics/screen-calls.ts'
import { figure } from './amounts.ts'
import { PROVINCE_CODE } from './area-ways.ts'
import { copy } from './copy.ts'
import { Figure } from './figure.tsx'
import { moneyCopy } from './money-copy.ts'

type Reading = ScreenSet['money']['readings'][number]
const { readings: texts } = moneyCopy

const text = (reading: Reading | undefined): string => {
  if (!reading || reading.value === null) return reading?.isWithheld ? copy.hidden : copy.none
  return Number.isInteger(reading.value) ? figure(reading.value) : String(reading.value)
}

/** Three figures that say how good the money was: for whom, at what price, how fast. */
export function Readings({ readings }: { readings: readonly Reading[] }) {
  const of = (code: string) => readings.find((reading) => reading.code === code)
  const also = (code: string, say: (value: string) => string) =>
    of(code)?.value === null ? undefined : say(text(of(code)))
  const shown = [
    { code: 'firstLoanCount', label: texts.firstLoanCount, extra: also('creditOnlyShare', texts.creditOnly) },
    { code: 'averageRate', label: texts.averageRate, extra: also('averageCost', texts.cost) },
    {
      code: 'decisionDaysMedian',
      label: texts.decisionDaysMedian,
      extra: also('decisionDaysP90', texts.p90),
    },
  ]
  return (
    <div className="readings">
      {shown.map(({ code, label, extra }) => {
        const reading = of(code)
        return (
          <Figure
            key={code}
            label={label}
            value={text(reading)}
            unit={reading?.value === null ? '' : (reading?.unit ?? '')}
            definition={reading?.definition ?? ''}
            leftOut={reading?.leftOut ?? ''}
            extra={extra}
            {...(reading && { rows: { indicator: reading.code, areaCode: PROVINCE_CODE, when: 'ever' } })}
          />
        )
      })}
    </div>
  )
}
