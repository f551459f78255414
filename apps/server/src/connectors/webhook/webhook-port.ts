import type { WebhookDelivery } from '@lqr/contract/open/webhook-calls.ts'

export interface WebhookMessage {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What came of one try: the status of the answer, or why there was none. */
export type WebhookAnswer =
  | { readonly status: number }
  | { readonly fault: NonNullable<WebhookDelivery['lastFault']> }

/** Hands messages to addresses that institutions typed. */
export interface WebhookConnector {
  /** Whether an address may be typed at all; where its name leads is looked at each time. */
  mayBeTold(url: string): boolean
  post(message: WebhookMessage): Promise<WebhookAnswer>
}
