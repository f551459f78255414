import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import type { getOperational } from '@lqr/contract/statistics/cockpit-calls.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { operationalCopy as copy } from './copy.ts'

type Figures = CallOutput<typeof getOperational>

const number = (value: number) => value.toLocaleString('zh-CN')
const MARKS = { ok: '●', late: '▲', soon: '◆' } as const

function Concern({ look, children }: { look: keyof typeof MARKS; children: ReactNode }) {
  return (
    <li>
      <span aria-hidden className={`oversight-${look}`}>
        {MARKS[look]}
      </span>
      <span>{children}</span>
    </li>
  )
}

/** What waits for somebody in the area: cases that institutions let lapse, and enterprises whose certification nobody has read. */
export function Concerns({ of, to }: { of: Figures; to: string }) {
  const { overdue, institutions, institutionsOverdue, certificationsWaiting: waiting } = of
  const { oldestCertification: oldest } = of
  const [worst] = institutions
  return (
    <section className="panel" aria-labelledby="concerns">
      <h2 id="concerns">{copy.concerns}</h2>
      <ul className="concerns">
        {overdue > 0 && worst && (
          <Concern look="late">
            <strong>{copy.overdueCases(number(overdue))}</strong>{' '}
            {copy.overdueWhere(number(institutionsOverdue), worst.orgName, number(worst.overdue))}{' '}
            <Link to={to}>{copy.toToday}</Link>
          </Concern>
        )}
        {waiting > 0 && oldest !== null && (
          <Concern look="soon">
            <strong>{copy.waitingCertifications(number(waiting))}</strong> {copy.oldest(formatDate(oldest))}
          </Concern>
        )}
        {overdue === 0 && waiting === 0 && <Concern look="ok">{copy.noConcerns}</Concern>}
      </ul>
    </section>
  )
}
