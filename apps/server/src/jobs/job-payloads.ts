import * as z from 'zod'

/** What jobs are given of which somebody waits for the outcome, by what they make. */
export const reportJob = z.object({ reportId: z.string() })
export const issueJob = z.object({ issueId: z.string() })
export const exportJob = z.object({ exportId: z.string() })
export const dayJob = z.object({ dayId: z.string(), run: z.int() })
export const importJob = z.object({ importId: z.string() })
