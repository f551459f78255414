import { Tag } from 'antd'
import { Link, useSearchParams } from 'react-router'
import type { OverdueInstitution } from '@lqr/contract/oversight/attention-calls.ts'
import { OFFICE_LISTS } from '../../../shell/cases/work-address.ts'
import { Notice } from '../../../shell/page/notice.tsx'
import { useSession } from '../../../shell/session/session.ts'
import { barWidth } from '../bar-width.ts'
import { todayCopy as copy } from '../copy.ts'
import { WriteLetter } from '../letters/write-letter.tsx'
import { LIST, ORG } from './attention-tiles.tsx'
import '../../../shell/records/figure-table.css'

function LetterMark({ letter }: { letter: NonNullable<OverdueInstitution['letter']> }) {
  const text = letter.isOverdue
    ? copy.letterLate
    : copy.letterStates[letter.status as keyof typeof copy.letterStates]
  return (
    <Link to={`${OFFICE_LISTS.letter}/${letter.id}`}>
      <Tag color={letter.isOverdue ? 'error' : letter.status === 'ANSWERED' ? 'processing' : 'warning'}>
        {text}
      </Tag>
    </Link>
  )
}

interface OverduePanelProps {
  areaId: string
  rows: readonly OverdueInstitution[]
}

/** Institutions with overdue cases, the most overdue first, each with its cases and a letter. */
export function OverduePanel({ areaId, rows }: OverduePanelProps) {
  const { info } = useSession()
  const [search] = useSearchParams()
  const mayWrite = info.roles.includes('govViewer')
  const most = Math.max(1, ...rows.map(({ overdue }) => overdue))
  const rowsOf = (orgId: string) => {
    const next = new URLSearchParams(search)
    next.set(LIST, 'overdue')
    next.set(ORG, orgId)
    return { search: next.toString(), hash: 'rows' }
  }
  if (rows.length === 0) {
    const [title, hint] = copy.nothing.overdue
    return (
      <div className="panel">
        <Notice title={title} hint={hint} />
      </div>
    )
  }
  const total = rows.reduce((sum, { overdue }) => sum + overdue, 0)
  return (
    <section className="panel">
      <h2>
        {copy.tiles.overdue} {total.toLocaleString('zh-CN')} {copy.units.case}
      </h2>
      <div className="figure-scroll" role="region" aria-label={copy.tiles.overdue} tabIndex={0}>
        <table className="figure-table oversight-rows">
          <thead>
            <tr>
              <th scope="col">{copy.organisation}</th>
              <th scope="col">{copy.late}</th>
              <th scope="col">{copy.oldest}</th>
              <th scope="col" className="not-on-phone">
                {copy.soon}
              </th>
              <th scope="col">{copy.letter}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ orgId, orgName, overdue, oldestDays, soon, letter }) => (
              <tr key={orgId}>
                <th scope="row">
                  <Link to={rowsOf(orgId)} replace aria-label={`${orgName}：${copy.rows}`}>
                    {orgName}
                  </Link>
                </th>
                <td className="bar-cell">
                  <span aria-hidden className="row-bar" style={{ width: barWidth(overdue / most) }} />
                  <span>{overdue}</span>
                </td>
                <td>{copy.days(oldestDays)}</td>
                <td className="not-on-phone">{soon}</td>
                <td>
                  <span className="letter-cell">
                    {letter && <LetterMark letter={letter} />}
                    {mayWrite && <WriteLetter {...{ areaId, orgId, orgName }} />}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
