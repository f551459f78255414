import { downloadOpenData } from '@lqr/contract/statistics/indicator-calls.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CSV_TYPE, csvOf } from '../../../spreadsheets/csv.ts'
import { openDataCopy } from '../copy.ts'
import { definitionRows, figureRows, openDocument, readOpenFigures } from '../open-data.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

export const downloadOpenDataCall = bindCall(downloadOpenData, async ({ db, params: { file }, now }) => {
  const asOf = now.toISOString()
  const text = async () => {
    if (file === 'definitions.csv') return csvOf(definitionRows())
    const figures = await readOpenFigures(db)
    return file === 'figures.csv'
      ? csvOf(figureRows(figures, asOf))
      : JSON.stringify(openDocument(figures, asOf))
  }
  const stream = Buffer.from(await text())
  return {
    stream,
    size: stream.length,
    mime: file === 'figures.json' ? JSON_TYPE : CSV_TYPE,
    name: openDataCopy.fileName(file, shanghaiDay(now)),
  }
})
