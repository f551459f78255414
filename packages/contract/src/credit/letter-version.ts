import { text } from '../kernel/field.ts'

/** Which letter the page showed whose consent was ticked; pages of the release before leave it out. */
export const letterVersion = text('授权书版本', { max: 20 }).optional()
