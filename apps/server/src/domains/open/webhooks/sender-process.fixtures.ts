import { readConfig } from '../../../config.ts'
import { makeServices } from '../../../make-services.ts'
import { startWebhookSender } from './webhook-sender.ts'

// A process that sends what is due until the test kills it.
startWebhookSender(makeServices(readConfig(), process.env.DATABASE_URL ?? ''))
