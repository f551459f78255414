import type { MoneyUnit } from './amounts.ts'
import { copy } from './copy.ts'
import { stepOf } from './map/terrain.ts'
import { moneyCopy } from './money-copy.ts'
import { useScreen } from './screen-context.ts'

const { map: texts } = moneyCopy

interface Props {
  /** The figures that are drawn as land. */
  values: readonly (number | null)[]
  unit: MoneyUnit
  /** What the picture does not say. */
  note: string
}

/** What a ring counts. */
export function RingLegend({ values, unit, note }: Props) {
  const { approval } = useScreen()
  const step = stepOf(values.map((value) => value ?? 0))
  const without = values.some((value) => value === null) ? texts.held : texts.flat
  const hasLand = values.some((value) => value !== null && value > 0)
  return (
    <div className="ring-legend">
      {hasLand && (
        <>
          <svg viewBox="0 0 90 70" aria-hidden fill="none" stroke="var(--wall-drawn)">
            <path d="M45 62C12 62 4 44 10 30S34 6 52 8s34 14 32 32-16 22-39 22Z" />
            <path d="M45 52C24 52 17 42 21 32s15-16 29-15 24 9 22 21-9 14-27 14Z" strokeWidth="1.6" />
            <path d="M46 42c-9 0-14-4-12-9s8-8 14-7 13 5 12 9-6 7-14 7Z" />
          </svg>
          <p>
            <b>{texts.ring(`${unit.of(step)} ${unit.name}`)}</b>
            <br />
            {texts.thick(`${unit.of(step * 5)} ${unit.name}`)}
          </p>
        </>
      )}
      <p className="note">{hasLand ? note : without}</p>
      <p className="note">{copy.schematic(approval)}</p>
    </div>
  )
}
