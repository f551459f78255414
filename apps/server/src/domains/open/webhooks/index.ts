export { recordCaseEvent, recordOrganisationEvent } from './record-event.ts'
export { startWebhookSender } from './webhook-sender.ts'
export { webhookCalls } from './webhook-calls.ts'
