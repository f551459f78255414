import { type CsvFault, type CsvLine, type CsvList, readCsv } from '@lqr/contract/kernel/csv/csv-list.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { CallError } from './call-error.ts'

/** The lines of a file in the field `csv`; throws what is wrong with it as a whole at that field. */
export function requireCsvRows<L extends CsvLine>(list: CsvList<L>, csv: string): readonly L[] {
  const reading = readCsv(list, csv)
  if (reading.fault === undefined) return reading.rows
  const sentences: Record<CsvFault, string> = {
    wrongHeader: `首行须为：${list.header}`,
    noRows: '文件中没有企业',
    tooMany: `每次最多 ${list.maxRows} 行`,
  }
  throw new CallError(kernelErrors.invalidInput, { fields: { csv: sentences[reading.fault] } })
}
