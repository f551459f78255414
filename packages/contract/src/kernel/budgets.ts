import { defineErrors, type ErrorDef } from './errors.ts'

/** What an account, and the company or organisation behind it, may use up in a time (docs/operations/limits.md, Budgets). */
export type Budget = 'uploads' | 'uploadedBytes' | 'exports' | 'searches'

/** Each budget refuses with an error of its own; the sentence of the answer says the number and when there is room again. */
export const budgetErrors: Readonly<Record<Budget, ErrorDef>> = defineErrors('budgets', 144, {
  uploads: [429, '上传的文件数已达上限，请稍后再试'],
  uploadedBytes: [429, '上传的总大小已达上限，请稍后再试'],
  exports: [429, '导出次数已达上限，请稍后再试'],
  searches: [429, '搜索次数已达上限，请稍后再试'],
})
