import { listLinks } from '@lqr/contract/content/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { findLinks } from '../content.store.ts'

export const listLinksCall = bindCall(listLinks, ({ db, body }) => findLinks(db, body))
