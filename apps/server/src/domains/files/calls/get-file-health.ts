import { getFileHealth } from '@lqr/contract/files/calls.ts'
import { fileKindName } from '@lqr/contract/files/kinds.ts'
import { countOpenFaults } from '../../../files/file-faults.store.ts'
import { countQuarantine } from '../../../files/quarantine-count.store.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { findLastMove, type MoveStanding } from '../file-move.store.ts'
import { countFiles, findLastCheck, listFaults } from '../file-health.store.ts'

const SHOWN_FAULTS = 100

export const getFileHealthCall = bindCall(getFileHealth, async ({ db, services }) => {
  const [counts, quarantine, open, lastCheck, lastMove, faults] = await Promise.all([
    countFiles(db),
    countQuarantine(db),
    countOpenFaults(db),
    findLastCheck(db),
    findLastMove(db),
    listFaults(db, SHOWN_FAULTS),
  ])
  return {
    ...counts,
    ...quarantine,
    store: services.files.place,
    hasCopies: services.fileCopies !== undefined,
    openFaults: open.first + open.second,
    lastCheck,
    lastMove: lastMove && moveFacts(lastMove),
    faults: faults.map((fault) => ({
      ...fault,
      purpose: fault.purpose === null ? null : fileKindName(fault.purpose),
    })),
  }
})

function moveFacts({ target, startedAt, finishedAt, round, files, carried, failed }: MoveStanding) {
  return { target, startedAt, finishedAt, round, files, carried, failed }
}
