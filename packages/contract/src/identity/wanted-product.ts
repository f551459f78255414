import * as z from 'zod'

/** Where an account's wanted product is kept among its drafts: one at a time, the last one that was asked for. */
export const WANTED = { form: 'wantedProduct', subject: 'latest' } as const

/** The product that an enterprise pressed 立即申请 on before it was certified, with what it had chosen beside it. */
const wantedProduct = z.object({
  name: z.string().min(1).max(100),
  query: z
    .record(z.string().regex(/^\w{1,30}$/), z.string().max(100))
    .refine(({ proId }) => /^\d{1,15}$/.test(proId ?? '')),
})
export type WantedProduct = z.output<typeof wantedProduct>

/** Reads what was kept; undefined when it is of another making. */
export function readWanted(content: string): WantedProduct | undefined {
  try {
    return wantedProduct.safeParse(JSON.parse(content)).data
  } catch {
    return undefined
  }
}

/** The page of the console on which the application goes on. */
export function wantedAddress({ query }: WantedProduct): string {
  return `/product/apply?${new URLSearchParams(query).toString()}`
}

/** What the button and the message say. */
export const wantedCopy = {
  go: (name: string) => `继续申请“${name}”`,
} as const
