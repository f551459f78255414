import { renderPdf } from '../../../documents/render-pdf.ts'
import { sheetCopy } from './copy.ts'
import { readDraft, type SheetAbout, sheetData } from './sheet-data.ts'
import { SHEET_TEMPLATE } from './sheet-template.ts'

/** The printed twin of a draft as PDF; `content` is the draft as it is kept. */
export const renderSheet = (about: SheetAbout, content: string | undefined): Promise<Buffer> =>
  renderPdf({ template: SHEET_TEMPLATE, data: sheetData(about, readDraft(content)) })

export const sheetFileName = sheetCopy.fileName
