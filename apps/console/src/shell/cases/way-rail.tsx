import { Tag } from 'antd'
import type { AnyCase } from '@lqr/contract/kernel/cases/define-case.ts'
import { DueTag } from '../time/due-tag.tsx'
import type { Clock } from '../time/due-time.ts'
import { useNow } from '../time/use-now.ts'
import { CaseRail } from './case-rail.tsx'
import { awaitedStep, type CaseWay, type OnWay, stepsOfWay } from './case-way.ts'
import { caseCopy as copy } from './copy.ts'

interface WayRailProps {
  of: AnyCase
  way: CaseWay
  shown: OnWay & Clock & { readonly can: Readonly<Record<string, boolean>> }
  /** What is awaited, and of whom. */
  waiting: string | undefined
}

/** Where a case stands, who has to act and since when; the viewer is told when it is the own turn. */
export function WayRail({ of, way, shown, waiting }: WayRailProps) {
  const now = useNow()
  const awaited = way[awaitedStep(of, way, shown)]
  const isYours = awaited?.moves.some((move) => shown.can[move]) === true
  return (
    <CaseRail
      label={copy.rail}
      steps={stepsOfWay(of, way, shown, waiting)}
      now={
        <p>
          {(shown.dueAt !== null || shown.isPaused) && <DueTag clock={shown} now={now} />}
          {isYours && <Tag color="processing">{copy.yours}</Tag>}
        </p>
      }
    />
  )
}
