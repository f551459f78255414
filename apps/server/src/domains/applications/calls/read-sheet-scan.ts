import { readSheetScan } from '@lqr/contract/applications/sheet-calls.ts'
import { readSheetCode, sheetCode } from '@lqr/contract/applications/sheet-code.ts'
import { bindGuardedCall } from '../../../http/bind-call.ts'
import { readQrCodes } from '../sheets/read-qr.ts'

/** The picture is read before the transaction begins: it takes a moment, and nothing of it is kept. */
export const readSheetScanCall = bindGuardedCall(
  readSheetScan,
  ({ file }) => readQrCodes(file.bytes),
  ({ proof: texts }) => {
    const [place] = texts.flatMap((text) => readSheetCode(text) ?? [])
    return Promise.resolve({ code: place ? sheetCode(place) : null })
  },
)
