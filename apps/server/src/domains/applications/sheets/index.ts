export { readQrCodes } from './read-qr.ts'
export { renderSheet, sheetFileName } from './render-sheet.ts'
