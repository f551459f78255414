import { defineErrors } from '../kernel/errors.ts'
import { EXPORT_HOURS, MOST_PDF_ROWS } from './kinds.ts'

export const exportErrors = defineErrors('exports', 280, {
  listNotFound: [404, '没有可以导出的这个列表'],
  exportNotFound: [404, `没有这个导出文件，或已超过 ${EXPORT_HOURS} 小时`],
  tooManyRows: [422, '超过单个文件的行数上限，请缩小筛选范围'],
  dayUsedUp: [429, '超过今天可导出的行数，请明天再试或缩小筛选范围'],
  pdfTooLong: [422, `PDF 最多 ${MOST_PDF_ROWS} 行，请缩小筛选范围，或改用 Excel、CSV`],
  nothingToExport: [422, '当前筛选下没有数据，无需导出'],
  rightsChanged: [409, '您的权限已变化，请到列表重新导出'],
  notFailed: [409, '只有未生成的文件可以重试'],
  listGrew: [409, '列表的数据已增多，请到列表重新导出'],
  exportRunning: [409, '您已有 3 个文件正在生成，请等其中一个完成后再导出'],
})
