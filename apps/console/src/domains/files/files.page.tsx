import { Alert } from 'antd'
import { getFileHealth } from '@lqr/contract/files/calls.ts'
import { type FileCheck, type FileHealth, type FileMove, fileHealth } from '@lqr/contract/files/health.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { formatFileSize } from '@lqr/ui/format-file-size.ts'
import { Answer } from '../../shell/page/answer.tsx'
import { Page } from '../../shell/page/page.tsx'
import { type Fact, Facts } from '../../shell/records/facts.tsx'
import { useCall } from '../../shell/use-call.ts'
import { copy } from './copy.ts'
import { FaultTable } from './fault-table.tsx'

const labels = labelsOf(fileHealth)
const moveLabels = labelsOf(fileHealth.shape.lastMove.unwrap())
const checkLabels = labelsOf(fileHealth.shape.lastCheck.unwrap())

function checkFacts(check: FileCheck | null): Fact[] {
  if (!check) return [{ label: copy.lastCheck, value: copy.never }]
  const { startedAt, finishedAt, files, bytes, restored, copied, sealed, faults } = check
  const start = formatDateTime(startedAt)
  return [
    {
      label: copy.lastCheck,
      value: finishedAt ? copy.finished(start, formatDateTime(finishedAt)) : copy.running(start),
    },
    { label: checkLabels.files, value: copy.checked(copy.count(files), formatFileSize(bytes)) },
    { label: checkLabels.restored, value: copy.count(restored) },
    { label: checkLabels.copied, value: copy.count(copied) },
    { label: checkLabels.sealed, value: copy.count(sealed) },
    { label: checkLabels.faults, value: copy.count(faults) },
  ]
}

function moveFacts(move: FileMove | null): Fact[] {
  if (!move) return []
  const { target, startedAt, finishedAt, round, files, carried, failed } = move
  const start = formatDateTime(startedAt)
  return [
    { label: moveLabels.target, value: target },
    {
      label: copy.lastMove,
      value: finishedAt ? copy.finished(start, formatDateTime(finishedAt)) : copy.moving(start, round),
    },
    { label: copy.moved, value: copy.carried(files, carried) },
    ...(failed > 0 ? [{ label: moveLabels.failed, value: copy.count(failed) }] : []),
  ]
}

function Health({ health }: { health: FileHealth }) {
  const items = [
    { label: labels.files, value: copy.count(health.files) },
    { label: labels.bytes, value: formatFileSize(health.bytes) },
    { label: labels.store, value: health.store },
    { label: labels.hasCopies, value: health.hasCopies ? copy.withCopies : copy.withoutCopies },
    { label: labels.waiting, value: copy.count(health.waiting) },
    { label: labels.infected, value: copy.count(health.infected) },
    ...checkFacts(health.lastCheck),
    ...moveFacts(health.lastMove),
  ]
  return (
    <div className="stack">
      {health.openFaults > 0 && (
        <Alert
          type="error"
          showIcon
          role="status"
          title={copy.alarm(health.openFaults)}
          description={copy.alarmHint}
        />
      )}
      <section className="panel" aria-label={copy.numbers}>
        <Facts items={items} />
      </section>
      <FaultTable faults={health.faults} />
    </div>
  )
}

/** How the uploaded files are: their number, the last check, and what was found faulty with what became of it. */
export function Component() {
  const answer = useCall(getFileHealth, {})
  return (
    <Page title={copy.title} intro={copy.intro}>
      <Answer of={answer}>{(health) => <Health health={health} />}</Answer>
    </Page>
  )
}
