import { readSheetScan } from '@lqr/contract/applications/sheet-calls.ts'
import { readSheetCode, sheetCode } from '@lqr/contract/applications/sheet-code.ts'
import { bindGuardedCall } from '../../../http/bind-call.ts'
import { readQrCodes } from '../sheets/index.ts'

/** The picture is read before the transaction begins: it takes a moment, and nothing of it is kept. */
export const readSheetScanCall = bindGuardedCall(
  readSheetScan,
  ({ file }) => readQrCodes(file.bytes),
  ({ proof: { texts, problem } }) => {
    const [place] = texts.flatMap((text) => readSheetCode(text) ?? [])
    if (place) return Promise.resolve({ code: sheetCode(place), problem: null })
    return Promise.resolve({ code: null, problem: problem ?? ('NO_CODE' as const) })
  },
)
