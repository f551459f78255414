import { questionForm } from '@lqr/contract/advisory/entities.ts'
import type * as z from 'zod'

export const { shape } = questionForm

/** The form as it is typed; its output is the body of the call. */
export const askSchema = questionForm.required({ fileIds: true })

export type AskValues = z.input<typeof askSchema>
export type AskBody = z.output<typeof askSchema>
