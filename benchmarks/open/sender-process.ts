// The sender of P26 in a process of its own, as an instance runs it, until it is killed.
import { readConfig } from '../../apps/server/src/config.ts'
import { startWebhookSender } from '../../apps/server/src/domains/open/index.ts'
import { makeServices } from '../../apps/server/src/make-services.ts'

startWebhookSender(makeServices(readConfig(), process.env.DATABASE_URL ?? ''))
