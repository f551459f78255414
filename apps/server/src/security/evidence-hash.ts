import { createHash } from 'node:crypto'

/** The hash under which a consent's text is kept as evidence. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
