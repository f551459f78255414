import { answerPublication } from '@lqr/contract/advisory/answer-record-calls.ts'
import { bindPublication } from '../../publishing/bind-publication.ts'
import { answerRecords, publicAnswerColumns } from './answer-records.store.ts'

/** Public answers on the publishing kernel. */
export const answerPublishing = {
  declared: answerPublication,
  columns: publicAnswerColumns,
  records: answerRecords,
}

export const answerRecordCalls = bindPublication(answerPublishing)
