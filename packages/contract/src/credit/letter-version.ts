import { text } from '../kernel/field.ts'

/** Which letter the consent of an application was ticked under; pages of the release before leave it out. */
export const letterVersion = text('授权书版本', { max: 20 }).optional()
