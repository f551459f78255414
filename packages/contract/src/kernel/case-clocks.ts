/** How long each step of a product application may take (product.md 4.1, clocks). The one place to change them. */
export const CASE_CLOCKS = {
  /** From the submission until the institution accepts or refuses. */
  acceptanceWorkingDays: 3,
  /** From the acceptance until the decision; pauses while documents are awaited. */
  decisionDays: 30,
  /** An application nobody accepted is closed so long after its due time. */
  expiryWorkingDays: 10,
  /** The officers are reminded so long before a due time. */
  reminderWorkingDays: 1,
} as const

/** How often one application may move on to another institution. */
export const MAX_TRANSFERS = 3
