import { logoutBackOffice } from '@lqr/contract/identity/account-calls.ts'
import { bindTwin } from '../../../../http/bind-call.ts'
import { logoutCall } from './logout.ts'

export const logoutBackOfficeCall = bindTwin(logoutBackOffice, logoutCall)
