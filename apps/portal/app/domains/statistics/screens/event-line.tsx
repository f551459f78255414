import { SCREEN_EVENTS } from '@lqr/contract/statistics/screens/money-screen.ts'
import type { ScreenSet } from '@lqr/contract/statistics/screen-calls.ts'
import { minuteOrDay, moneyUnit } from './amounts.ts'
import { copy } from './copy.ts'

type Event = ScreenSet['money']['events'][number]

const SHOWN = 6
const nameOf = (kind: Event['kind']) => SCREEN_EVENTS.find(({ code }) => code === kind)?.name ?? ''

/** What has just happened, newest first; a wall is no voice, so nothing of it is announced. */
export function EventLine({ events, asOf }: { events: readonly Event[]; asOf: string }) {
  return (
    <section className="events" aria-label={copy.justLabel}>
      <h2>{copy.just}</h2>
      {events.length === 0 && <p>{copy.nothingYet}</p>}
      <ol data-excerpt>
        {events
          .slice(0, SHOWN)
          .map(({ id, at, kind, areaName, corporateNameMasked, amountYuan, orgName }) => {
            const { name, of } = moneyUnit(0)
            return (
              <li key={id}>
                <time dateTime={at}>{minuteOrDay(at, asOf)}</time>
                <b className={kind}>{nameOf(kind)}</b>
                {[
                  areaName,
                  corporateNameMasked,
                  amountYuan === null ? '' : `${of(amountYuan)} ${name}`,
                  orgName,
                ]
                  .filter((text) => text !== null && text !== '')
                  .join(' · ')}
              </li>
            )
          })}
      </ol>
    </section>
  )
}
